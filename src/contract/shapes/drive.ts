import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'
import { createdType, deletedType, directory, idDirectory, ids, idsInQuery, nodeName } from './directory.ts'
import { driveFile, fileTypes } from './file.ts'

/** What a file of the drive is listed by. */
const fileKinds = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'OTHER'] as const
export const fileSorts = ['name', 'createdAt', 'size', 'kind'] as const

const directions = ['ASC', 'DESC'] as const
const sorts = fileSorts.flatMap((name) => directions.map((direction) => `${name},${direction}` as const))

const tag = z.object({ idTag: z.number(), name: z.string() }).meta({ id: 'FileTag' })

export const pageFiles = {
  query: z.object({
    createdType: createdType.default('BRAND'),
    /** Left out: those of all folders. Of the trash all are listed, wherever they were. */
    idDirectory: idDirectory.optional(),
    deletedType: deletedType.default('USED'),
    fileType: z.enum(fileTypes).default('DRIVE'),
    kind: z.enum(fileKinds).optional(),
    /** Files that have all of these tags. */
    idTags: idsInQuery.optional(),
    /** In the name, regardless of case. */
    query: z.string().max(100).optional(),
    sort: z.enum(sorts).default('createdAt,DESC'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(12),
  }),
  answer: listOf('resFileLists', driveFile),
}

export const listFileSorts = {
  answer: listOf('sorts', z.object({ fieldName: z.string(), direction: z.enum(directions) })),
}

export const readChanges = {
  query: z.object({
    createdType: createdType.default('BRAND'),
    fileType: z.enum(fileTypes).default('DRIVE'),
    /** Of the answer before; left out, all that is there now. */
    cursor: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,15}){3}$/)
      .optional(),
    size: z.coerce.number().int().min(1).max(1000).default(500),
  }),
  answer: z.object({
    cursor: z.string(),
    /** Whether the next answer is not empty. */
    hasMore: z.boolean(),
    /** As they are now, those of the trash included. A page may have a file before its folder. */
    files: z.array(driveFile),
    directories: z.array(directory),
    tags: z.array(tag),
    /** Deleted for good. There may be some that the reader never had. */
    removed: z.object({
      idFiles: z.array(z.number()),
      idDirectories: z.array(z.number()),
      idTags: z.array(z.number()),
    }),
  }),
}

export const copyItems = {
  body: z
    .object({
      idFiles: z.array(z.number().int().positive()).max(200).default([]),
      idDirectories: z.array(z.number().int().positive()).max(200).default([]),
      /** Where to. */
      createdType: createdType.default('BRAND'),
      idDirectory,
    })
    .refine(({ idFiles, idDirectories }) => idFiles.length + idDirectories.length > 0),
  /** The copies of those that were named, in their order. */
  answer: z.object({ files: z.array(driveFile), directories: z.array(directory) }),
}

export const renameFile = {
  params: z.object({ idFile: id }),
  body: z.object({ name: nodeName }),
  answer: driveFile,
}

export const moveFiles = { body: z.object({ idFiles: ids, idDirectory }), answer: nothing }

export const trashFiles = { body: z.object({ idFiles: ids }), answer: nothing }

export const restoreFiles = { body: z.object({ idFiles: ids }), answer: nothing }

export const downloadFiles = {
  body: z
    .object({
      idFiles: z.array(z.number().int().positive()).max(200).default([]),
      /** Folders with all that is in them. */
      idDirectories: z.array(z.number().int().positive()).max(200).default([]),
    })
    .refine(({ idFiles, idDirectories }) => idFiles.length + idDirectories.length > 0),
  answer: z.unknown(),
}

export const emptyTrash = { query: z.object({ createdType: createdType.default('BRAND') }), answer: nothing }

export const listTags = {
  query: z.object({ createdType: createdType.default('BRAND') }),
  answer: listOf('tags', tag),
}

export const createTag = {
  body: z.object({ name: z.string().trim().min(1).max(30), createdType: createdType.default('BRAND') }),
  answer: tag,
}

export const deleteTag = { params: z.object({ idTag: id }), answer: nothing }

export const changeTagsOfFile = {
  params: z.object({ idFileEntity: id }),
  body: z.object({ idTags: z.array(z.number().int().positive()).max(20) }),
  answer: listOf('tags', tag),
}

export const readTagsOfFile = { params: z.object({ idFileEntity: id }), answer: listOf('tags', tag) }
