import type { AnswerOf } from '#contract/call.ts'
import type { listTemplateTags, pageTemplatesOfBrand, readUserTemplate } from '#contract/template.ts'
import { formOf, idOfTab } from '#model/forms/forms.ts'
import type { Body } from '#scene/body/body.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CreatedType, DocumentRow } from '../many/queries.ts'
import { toDocument } from '../many/rows.ts'
import { rowsByNumber, type TemplateTagRow } from './queries.ts'

export type Template = AnswerOf<typeof pageTemplatesOfBrand>['_embedded']['resTemplateLists'][number]

export function toTag({
  id,
  name,
}: TemplateTagRow): AnswerOf<typeof listTemplateTags>['_embedded']['tags'][number] {
  return { idTemplateTag: id, name, type: 'DESIGN' }
}

/** The shape says less of it than it is. */
export function toBodyAnswer(body: Body): AnswerOf<typeof readUserTemplate>['body'] {
  return body as unknown as AnswerOf<typeof readUserTemplate>['body']
}

/** `offered`: the tags of the brand. */
export function toTemplate(
  context: CallContext,
  row: DocumentRow,
  offered: readonly TemplateTagRow[],
): Template {
  const { document, title, createdType, idDirectory, width, height, sizeUnit, tags, ...rest } = toDocument(
    context,
    row,
  )
  const form = formOf(row.form ?? '')
  return {
    idTemplate: row.id,
    document,
    name: title,
    idDirectory,
    idTags: offered.flatMap(({ id, name }) => (tags.includes(name) ? [id] : [])),
    tags,
    type: 'DESIGN',
    templateType: 'DESIGN',
    createdType,
    thumbnail: rest.thumbnail,
    idForm: form?.idForm ?? null,
    idCategory: form ? idOfTab(form.tab) : null,
    width,
    height,
    sizeUnit,
    access: rest.access,
    createdDate: rest.createdAt,
    updatedDate: rest.changedAt ?? rest.createdAt,
    deletedDate: rest.trashedAt,
  }
}

/** The rows of all of these numbers. Rejects with NOT_FOUND where one is not there, or of another type. */
export async function rowsOfType(
  { idBrand }: CallContext,
  db: CallContext['db'],
  ids: readonly number[],
  createdType?: CreatedType,
): Promise<readonly DocumentRow[]> {
  const rows = await rowsByNumber(db, idBrand, ids)
  const isWhole = rows.length === new Set(ids).size
  const isOfType = rows.every((row) => createdType === undefined || row.created_type === createdType)
  if (!isWhole || !isOfType) throw new Refusal('NOT_FOUND')
  return rows
}

/** One that the caller named by its number, not in the trash. Rejects with NOT_FOUND. */
export async function usedRow(
  context: CallContext,
  id: number,
  createdType?: CreatedType,
): Promise<DocumentRow> {
  const [row] = await rowsOfType(context, context.db, [id], createdType)
  if (row === undefined || row.trashed_at !== null) throw new Refusal('NOT_FOUND')
  return row
}
