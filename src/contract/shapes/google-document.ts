import * as z from 'zod'
import { documentAddressPattern, fileIdPattern, googleKinds } from '#model/google/document-address.ts'
import { filledText, id, listOf, nothing } from './basic.ts'
import { createdType } from './directory.ts'

const kind = z.enum(googleKinds)
const fileId = z.string().regex(fileIdPattern)

/** Google's page that copies the document into the Drive of who is signed in there. */
const url = z.string()

const template = z
  .object({
    idTemplate: z.number(),
    templateType: z.literal('GOOGLE'),
    name: z.string(),
    /** In one or two sentences, what it is for. */
    purpose: z.string(),
    kind,
    fileId,
    isStrategy: z.boolean(),
    url,
  })
  .meta({ id: 'GoogleTemplate' })

const document = z
  .object({
    /** List and file, `user/<fileId>` or `brand/<fileId>`: unique among the documents that a member sees. */
    id: z.string(),
    createdType,
    kind,
    fileId,
    title: z.string(),
    url,
    createdAt: z.string(),
  })
  .meta({ id: 'GoogleDocument' })

const title = filledText(100)

export const listGoogleTemplates = { answer: listOf('googleTemplates', template) }

export const readGoogleTemplate = { params: z.object({ idTemplate: id }), answer: template }

export const readStrategyTemplate = { answer: template }

export const listGoogleDocuments = { answer: listOf('googleDocuments', document) }

export const addGoogleDocument = {
  body: z.object({ title, address: z.string().max(400).regex(documentAddressPattern) }),
  answer: document,
}

const copied = z.object({ url })
const copiedFile = { body: z.object({ fileId }), answer: copied }

export const copyToBrand = copiedFile
export const copyToUser = copiedFile
export const copyFromMarket = { body: z.object({ idTemplate: id }), answer: copied }

const renamed = { params: z.object({ fileId }), body: z.object({ title }), answer: document }
const removed = { params: z.object({ fileId }), answer: nothing }

export const renameUserDocument = renamed
export const renameBrandDocument = renamed
export const removeUserDocument = removed
export const removeBrandDocument = removed
