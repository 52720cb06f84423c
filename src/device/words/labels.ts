import { contentOf } from './content.ts'

/** What a field is called, by its path (`positioning.personas/goal`); the path where no step of what is loaded asks for it. */
export function labelOf(path: string): string {
  for (const { labels } of Object.values(contentOf('workbook').steps)) {
    const found = labels[path]
    if (found !== undefined) return found
  }
  return path
}
