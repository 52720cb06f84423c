import * as z from 'zod'
import {
  pictureFailures,
  pictureForms,
  pictureLimits,
  pictureStates,
  pictureStyles,
} from '#model/pictures/made-picture.ts'
import { aiAnswers } from './ai.ts'
import { colour, filledText, id, listOf, nothing } from './basic.ts'
import { file } from './file.ts'

const params = z.object({ idPicture: id })

const picture = z
  .object({
    idPicture: z.number(),
    state: z.enum(pictureStates),
    /** Of FAILED, an error code; null: it has not failed. */
    code: z.enum(pictureFailures).nullable(),
    /** As it was typed; null once the request has ended. */
    subject: z.string().nullable(),
    style: z.enum(pictureStyles),
    form: z.enum(pictureForms),
    /** Pictures that were asked for. */
    count: z.number(),
    /** Held until it ends; then what was spent, 0 of FAILED. Fewer pictures than were asked for cost less. */
    credit: z.number(),
    model: z.string(),
    /** Name and version of the prompt, such as `image@1`. */
    promptVersion: z.string(),
    /** Who asked; null where the account is gone. */
    idAccount: z.number().nullable(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    /** Of DONE: in the drive of the brand, without those that were deleted for good since. */
    files: z.array(file),
    /** Whether the caller has reported it. */
    isReported: z.boolean(),
    /** An operator has removed its pictures; the note is for who asked, and for the owner. */
    removal: z.object({ at: z.string(), note: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'MadePicture' })

const request = z.object({
  /** What the picture shows. */
  subject: filledText(pictureLimits.subject),
  style: z.enum(pictureStyles),
  form: z.enum(pictureForms),
  /** How many pictures. */
  count: z.number().int().min(1).max(pictureLimits.count),
  /** What the caller was shown as the price of all of them. */
  credit: z.number().int().min(0).max(10_000),
  /** What the brand is, as far as it helps. */
  answers: aiAnswers.pick({
    brandName: true,
    what: true,
    service: true,
    target: true,
    industry: true,
    tone: true,
    keywords: true,
  }),
  /** Of the brand, the main one first. */
  colors: z.array(colour).max(5).default([]),
})

export const makePictures = { body: request, answer: picture }

export const listMadePictures = { answer: listOf('pictures', picture) }

export const readMadePicture = { params, answer: picture }

export const stopPicture = { params, answer: picture }

export const reportPicture = {
  params,
  body: z.object({ reason: filledText(pictureLimits.reason) }),
  answer: nothing,
}

/** What `aiPicture.make` is asked for. */
export type PictureRequest = z.output<typeof request>
export type MadePicture = z.output<typeof picture>
