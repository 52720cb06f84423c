import { contentOf } from './content.ts'

/** The name of a field by its path (`positioning.personas/goal`); the path itself where no loaded step has it. */
export function labelOf(path: string): string {
  for (const { labels } of Object.values(contentOf('workbook').steps)) {
    const label = labels[path]
    if (label !== undefined) return label
  }
  return path
}
