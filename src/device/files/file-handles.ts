import type * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import type { DocumentName } from '#model/documents/names.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { ValueHandle } from '#model/fields/value.ts'

const { visual } = guide
export const logoFields = [
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual['logoJson.blackWhite'],
  visual['logoJson.vector'],
  visual.logoSymbol,
] as const

/** Every place of a document that may refer to a file. */
export function fileHandles(name: DocumentName, doc: Y.Doc): ValueHandle<FileReference>[] {
  if (name !== 'guide') return []
  const { photography } = visual
  return [...logoFields, ...photography.keys(doc).map((key) => photography.properties.file.at(key))]
}
