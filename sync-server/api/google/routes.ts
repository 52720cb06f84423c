import type { ErrorCode } from '#contract/errors.ts'
import {
  addGoogleDocument,
  copyFromMarket,
  copyToBrand,
  copyToUser,
  listGoogleDocuments,
  listGoogleTemplates,
  readGoogleTemplate,
  readStrategyTemplate,
  removeBrandDocument,
  removeUserDocument,
  renameBrandDocument,
  renameUserDocument,
} from '#contract/google-document.ts'
import { copyAddress, type GoogleFile, parseDocumentAddress } from '#model/google/document-address.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { wordIn } from '#server/templates/in-language.ts'
import type { GoogleTemplate } from '#server/templates/read-documents.ts'
import { deleteRow, insertRow, type List, listRows, readRow, renameRow } from './queries.ts'
import { toDocument, toTemplate } from './rows.ts'

export const googleRoutes: readonly Implementation[] = [
  implement(listGoogleTemplates, async ({ services, language }) => {
    const { documents } = await services.templates.read()
    return listing(
      'googleTemplates',
      documents.map((one) => toTemplate(one, language)),
    )
  }),

  implement(readGoogleTemplate, async (context, { params: { idTemplate } }) =>
    toTemplate(await findTemplate(context, (one) => one.idTemplate === idTemplate), context.language),
  ),

  implement(readStrategyTemplate, async (context) => {
    const template = await findTemplate(context, ({ about }) => about.isStrategy, 'NO_STRATEGY_TEMPLATE')
    return toTemplate(template, context.language)
  }),

  implement(listGoogleDocuments, async ({ db, idBrand, account }) =>
    listing('googleDocuments', (await listRows(db, idBrand, account.id)).map(toDocument)),
  ),

  implement(addGoogleDocument, async (context, { body: { title, address } }) => {
    const file = parseDocumentAddress(address)
    if (file === null) throw refuseField('address', 'INVALID_VALUE')
    const row = await context.transact((db) => insertRow(db, ownList(context), { ...file, title }))
    if (row === null) throw new Refusal('CONFLICT')
    return toDocument(row)
  }),

  implement(copyToBrand, (context, { body: { fileId } }) =>
    copyRow(context, fileId, ownList(context), brandList(context)),
  ),

  implement(copyToUser, (context, { body: { fileId } }) =>
    copyRow(context, fileId, brandList(context), ownList(context)),
  ),

  implement(copyFromMarket, async (context, { body: { idTemplate } }) => {
    const { about } = await findTemplate(context, (one) => one.idTemplate === idTemplate)
    return store(context, ownList(context), { ...about, title: wordIn(about.names, context.language) })
  }),

  implement(renameUserDocument, (context, { params, body }) =>
    rename(context, ownList(context), params.fileId, body.title),
  ),
  implement(renameBrandDocument, (context, { params, body }) =>
    rename(context, brandList(context), params.fileId, body.title),
  ),
  implement(removeUserDocument, (context, { params }) => remove(context, ownList(context), params.fileId)),
  implement(removeBrandDocument, (context, { params }) => remove(context, brandList(context), params.fileId)),
]

function ownList({ idBrand, account }: CallContext): List {
  return { idBrand, ownerId: account.id }
}

function brandList({ idBrand }: CallContext): List {
  return { idBrand, ownerId: null }
}

/** The first by number. Rejects with NOT_FOUND. */
async function findTemplate(
  { services }: CallContext,
  isMeant: (template: GoogleTemplate) => boolean,
  wordsOf: ErrorCode = 'NOT_FOUND',
): Promise<GoogleTemplate> {
  const found = (await services.templates.read()).documents.find(isMeant)
  if (!found) throw new Refusal('NOT_FOUND', { wordsOf })
  return found
}

/** Rejects with NOT_FOUND where the first list has no such file. */
async function copyRow(context: CallContext, fileId: string, from: List, to: List) {
  const row = await readRow(context.db, from, fileId)
  if (!row) throw new Refusal('NOT_FOUND')
  return store(context, to, { kind: row.kind, fileId, title: row.title })
}

async function store(context: CallContext, list: List, file: GoogleFile & { readonly title: string }) {
  await context.transact((db) => insertRow(db, list, file))
  return { url: copyAddress(file) }
}

async function rename({ db }: CallContext, list: List, fileId: string, title: string) {
  const row = await renameRow(db, list, fileId, title)
  if (!row) throw new Refusal('NOT_FOUND')
  return toDocument(row)
}

async function remove({ db }: CallContext, list: List, fileId: string) {
  if (!(await deleteRow(db, list, fileId))) throw new Refusal('NOT_FOUND')
  return {}
}
