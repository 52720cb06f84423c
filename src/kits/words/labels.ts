import { contentOf } from './content.ts'

/** The name of a field by its path (`positioning.personas/goal`); the path itself where no loaded step has it. */
export function labelOf(path: string): string {
  for (const { labels } of Object.values(contentOf('workbook').steps)) {
    const found = labels[path]
    if (found !== undefined) return found
  }
  return path
}
