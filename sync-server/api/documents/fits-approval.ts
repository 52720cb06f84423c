import { fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import { digestSection } from '#model/workbook/section-approval.ts'
import type { Section } from '#model/workbook/sections.ts'

/** The answers of a section, by the paths of their fields. */
export function answersOf({ path, document }: Pick<Section, 'path' | 'document'>, answers: Answers): Answers {
  const paths = fieldsOf(document).flatMap((field) =>
    field.step?.startsWith(`${path}/`) ? [field.path] : [],
  )
  return Object.fromEntries(paths.map((at) => [at, answers[at] ?? null]))
}

/**
 * Whether what REST has of a section is what was approved. An approval without a digest fits everything. A device stores the
 * name of a file beside its id, and REST the id alone: so a file counts with its name and without.
 */
export function fitsApproval(
  section: Pick<Section, 'path' | 'document'>,
  { words, answers, names }: { words: string | null; answers: Answers; names: ReadonlyMap<number, string> },
): boolean {
  if (words === null) return true
  return namings(answersOf(section, answers), names).some((named) => digestSection(section, named) === words)
}

/** The ids of the files that answers refer to. */
export function fileIdsOf(answers: Answers): number[] {
  return Object.values(answers).flatMap((value) => idFileOf(value) ?? [])
}

/** The answers with each of their files named and not: a logo has five. */
function namings(answers: Answers, names: ReadonlyMap<number, string>): Answers[] {
  return Object.entries(answers).reduce<Answers[]>(
    (made, [path, value]) => {
      const idFile = idFileOf(value)
      const name = idFile === null ? undefined : names.get(idFile)
      if (name === undefined) return made
      return made.flatMap((one) => [one, { ...one, [path]: { idFile, name } }])
    },
    [answers],
  )
}

function idFileOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, 'idFile') : null
  return typeof id === 'number' ? id : null
}
