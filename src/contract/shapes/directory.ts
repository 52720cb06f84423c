import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'

/** The drive of the brand, or that of the caller in the brand; of designs the templates of the brand, or the works of its members. */
export const createdType = z.enum(['BRAND', 'USER'])

export const deletedType = z.enum(['USED', 'TRASH'])

/** 0: the top. */
export const idDirectory = z.coerce.number().int().min(0)

export const ids = z.array(z.number().int().positive()).min(1).max(200)

/** Ids separated by commas, at most 100. */
export const idsInQuery = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
  .transform((list) => list.split(',').map(Number))

/** Folders and signs that are not seen are taken out. */
export const nodeName = z.string().trim().min(1).max(200)

const type = z.enum(['DRIVE', 'TEMPLATE'])

export const directory = z
  .object({
    idDirectory: z.number(),
    name: z.string(),
    type: z.string(),
    createdType,
    /** 0: the top. */
    idParentDirectory: z.number(),
    createdAt: z.string(),
    /** When it was moved to the trash; null: it is not there. */
    deletedAt: z.string().nullable(),
    /** A drop folder: every member may add files to it, and to the folders in it. Left out: of any other folder. */
    takesUploads: z.literal(true).optional(),
  })
  .meta({ id: 'Directory' })

export const pageDirectories = {
  query: z.object({
    /** The brand of the header; a query may repeat it. */
    idBrand: id.optional(),
    idParentDirectory: idDirectory.default(0),
    type: type.default('DRIVE'),
    createdType: createdType.default('BRAND'),
    /** `true`: folders in all folders, wherever they are. */
    deep: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
    /** Of the trash all are listed, wherever they were. */
    deletedType: deletedType.default('USED'),
    /** In the name, regardless of case. */
    query: z.string().max(100).optional(),
    sort: z.enum(['name,ASC', 'name,DESC', 'createdAt,ASC', 'createdAt,DESC']).default('name,ASC'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(1000).default(12),
  }),
  answer: listOf('resDirectoryLists', directory),
}

export const readDirectory = {
  params: z.object({ id }),
  answer: directory.extend({
    /** From the top to the folder itself. */
    path: z.array(z.object({ idDirectory: z.number(), name: z.string() })),
  }),
}

const made = {
  body: z.object({ name: nodeName, idParentDirectory: idDirectory.default(0), type: type.default('DRIVE') }),
  answer: directory,
}
const renamed = { params: z.object({ id }), body: z.object({ name: nodeName }), answer: directory }
const moved = { body: z.object({ idDirectories: ids, idDirectory }), answer: nothing }
const named = { body: z.object({ idDirectories: ids }), answer: nothing }
const removed = { query: z.object({ idDirectories: idsInQuery }), answer: nothing }

export const createBrandDirectory = made
export const createUserDirectory = made
export const renameBrandDirectory = renamed
export const renameUserDirectory = renamed
export const moveBrandDirectories = moved
export const moveUserDirectories = moved
export const trashBrandDirectories = named
export const trashUserDirectories = named
export const restoreBrandDirectories = named
export const restoreUserDirectories = named
export const deleteBrandDirectories = removed
export const deleteUserDirectories = removed

export const setBrandUploads = {
  params: z.object({ id }),
  body: z.object({ takesUploads: z.boolean() }),
  answer: directory,
}
