import * as z from 'zod'
import { taskLimits } from '#model/tasks/task.ts'
import { id, listOf, orderOutcome } from './basic.ts'

const price = z.object({
  price: z.number(),
  /** US cents; null where PayPal is not connected. */
  priceUsd: z.number().nullable(),
})

const product = price
  .extend({
    idProduct: z.number(),
    title: z.string(),
    concepts: z.number(),
    revisions: z.number(),
    /** Templates of a business card. */
    businessCards: z.number(),
    /** Pictures of it on things, in 3D. */
    mockups: z.number(),
    socialKit: z.boolean(),
    /** Business days. */
    deliveryDays: z.number(),
    sourceFile: z.boolean(),
    highResolution: z.boolean(),
    commercialUse: z.boolean(),
    /** Months of the Basic plan that it brings, and of room for files of the brand. */
    passMonths: z.number(),
    assetMonths: z.number(),
    options: z.array(price.extend({ idOption: z.number(), title: z.string() })),
  })
  .meta({ id: 'LogoProduct' })

const order = z.object({
  idProduct: id,
  /** Sum of the options, in the money of the call: won, or US cents. It names exactly one set of them. */
  optionAmount: z.number().int().min(0).max(100_000_000),
  /** The options themselves; they have to cost `optionAmount`. */
  options: z.array(z.number().int().positive()).max(10).optional(),
  /** What the designer reads first. */
  brief: z
    .string()
    .trim()
    .max(taskLimits.request - 1_000)
    .optional(),
  /** Files of the brand for the designer. */
  files: z.array(z.number().int().positive()).max(taskLimits.files).default([]),
})

export const listProducts = { answer: listOf('products', product) }

export const readProduct = { params: z.object({ id }), answer: product }

export const payLogo = { body: order.extend({ idPayMethod: id }), answer: orderOutcome }

export const payLogoByPaypal = {
  body: order.extend({ idPayMethod: z.number().int().positive().nullish() }),
  answer: z.object({
    pid: z.string(),
    /** null: the order of this key is not open any more. */
    url: z.string().nullable(),
  }),
}

export const confirmPaypal = {
  body: z.object({ token: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }),
  answer: orderOutcome,
}
