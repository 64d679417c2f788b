/** Whether the person has asked the browser to save data: nothing is fetched ahead then. */
export const isSavingData = ({
  connection,
}: Navigator & { connection?: { saveData?: boolean } } = navigator): boolean => connection?.saveData === true;
