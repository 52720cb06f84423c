import type { PlannerEntry } from '#model/planner/entry.ts'

const none: readonly string[] = []

/**
 * What an entry shows, in the order in which it is published: its words in the template that was chosen for it, as `entry:<key>`,
 * then its files and designs.
 */
export function shownPictures({
  key,
  template,
  pictures,
}: Pick<PlannerEntry, 'key' | 'template' | 'pictures'>): readonly string[] {
  return template === null ? (pictures ?? none) : [`entry:${key}`, ...(pictures ?? none)]
}

/** Whether one of what is shown needs the templates of the market. */
export function hasDress(shown: readonly string[]): boolean {
  return shown.some((picture) => picture.startsWith('entry:'))
}
