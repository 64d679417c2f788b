export default function Page() {
  return <h1>loading</h1>;
}
