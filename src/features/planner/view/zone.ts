import { seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'

/** Whether the clock of the device shows another time than that of Seoul at an instant (epoch ms). */
export function isElsewhere(at: number): boolean {
  const own = new Date(at)
  const seoul = new Date(at - startOfSeoulDay(seoulDayOf(at)))
  return own.getHours() !== seoul.getUTCHours() || own.getMinutes() !== seoul.getUTCMinutes()
}
