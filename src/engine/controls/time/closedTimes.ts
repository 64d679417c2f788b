const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const partsOf = (time: string) => time.split(':').map(Number) as [hour: number, minute: number];

/** The hours and minutes that cannot be chosen between two times. */
export function closedTimes(min = '00:00', max = '23:59') {
  const [firstHour, firstMinute] = partsOf(min);
  const [lastHour, lastMinute] = partsOf(max);
  return {
    disabledHours: () => upTo(24).filter((hour) => hour < firstHour || hour > lastHour),
    disabledMinutes: (hour: number) =>
      upTo(60).filter(
        (minute) => (hour === firstHour && minute < firstMinute) || (hour === lastHour && minute > lastMinute),
      ),
  };
}
