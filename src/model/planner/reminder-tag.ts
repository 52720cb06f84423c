/** What tags of notifications about entries begin with, for a brand at the server or on this device. */
export function reminderTags(brand: number | string): string {
  return `${allReminderTags}${brand}/`
}

export const allReminderTags = 'planner '
