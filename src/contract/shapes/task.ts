import * as z from 'zod'
import { staffActs } from '#model/access/staff.ts'
import { phonePattern, printFinishes, printKinds, printOrderLimits, printPapers } from '#model/tasks/print.ts'
import { quoteKinds, quoteLimits, quoteStates } from '#model/tasks/quote.ts'
import { taskLimits, taskStatuses } from '#model/tasks/task.ts'
import { id, listOf } from './basic.ts'

const name = z.object({ idTaskProduct: z.number(), name: z.string(), credit: z.number() })
/** A size as it is written, or OTHER: the request tells it. */
const form = z.string().min(1).max(60)

/** Of a task whose price is asked for; null of others. Only one that is ACCEPTED can begin. */
export const quoteState = z.enum(quoteStates).nullable()

/** In a list. */
const taskRow = z.object({
  idTask: z.number(),
  title: z.string(),
  status: z.enum(taskStatuses),
  credit: z.number(),
  createdAt: z.string(),
  /** When its state was changed last, or a message was written. */
  updatedAt: z.string(),
  /** Who asked for it; null where the account is gone. */
  requestedBy: z.string().nullable(),
  quoteState,
})

const taskFile = z.object({
  idFile: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Path of the bytes; null where the team has deleted the file. */
  url: z.string().nullable(),
})

const taskMessage = z.object({
  idMessage: z.number(),
  /** STAFF: operators and designers. */
  side: z.enum(['TEAM', 'STAFF']),
  kind: z.enum(['MESSAGE', 'DELIVERY', 'CHANGES', 'CANCELED', 'QUOTE']),
  author: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  files: z.array(taskFile),
})

const side = z.number().min(1).max(printOrderLimits.side)

const printChoice = z.object({
  kind: z.enum(printKinds),
  paper: z.enum(printPapers),
  finish: z.enum(printFinishes),
  /** Sheets, or pieces. */
  amount: z.number().int().min(1).max(100_000),
  /** Millimetres, trimmed. */
  width: side,
  height: side,
  sides: z.union([z.literal(1), z.literal(2)]),
})

/** Print that is not on the list: paper and finish are in the request. */
const quoteWish = z.object({
  kind: z.enum(quoteKinds),
  /** Copies. */
  amount: z.number().int().min(1).max(quoteLimits.amount),
  /** Millimetres, trimmed, of every page. */
  width: side,
  height: side,
  /** Of the file. */
  pages: z.number().int().min(1).max(quoteLimits.pages),
})

const quoteCredit = z.number().int().min(1).max(quoteLimits.credit)
/** From the acceptance until what is printed arrives. */
const quoteDays = z.number().int().min(1).max(quoteLimits.days)

/** The answer of the desk. */
export const quoteAnswer = z.object({ credit: quoteCredit, days: quoteDays })

/** Of an order of print with the file: what its pages have beyond the trim, in mm. Not checked when absent. */
const bleed = z.number().min(0).max(50).optional()

/** Where an order of print goes. Deleted when the task ends. */
export const printAddress = z.object({
  recipient: z.string().trim().min(1).max(printOrderLimits.recipient),
  phone: z.string().trim().max(printOrderLimits.phone).regex(phonePattern),
  address: z.string().trim().min(1).max(printOrderLimits.address),
})

const task = taskRow
  .extend({
    request: z.string(),
    /** `form`: null where none was chosen. */
    products: z.array(name.extend({ form: form.nullable() })),
    /** Asked for without products: the staff finds out what they are, and whether the credits are right. */
    needsPriceCheck: z.boolean(),
    /**
     * Of an order of print, category PRINT: its file is the first one. Null of other tasks. Without the address, as devices store
     * this answer: only the desk reads that.
     */
    print: printChoice.nullable(),
    /**
     * Of print whose price is asked for: its file is the first one. The answer is null until the desk has given it; `credit` of the
     * task is that of the quote once it was accepted, and 0 before.
     */
    quote: quoteWish
      .extend({
        credit: z.number().nullable(),
        days: z.number().nullable(),
        expiresAt: z.string().nullable(),
      })
      .nullable(),
    /** RETURNED: the credits are back. */
    creditState: z.enum(['RESERVED', 'SPENT', 'RETURNED']),
    /** Whether a link to the guide was given to the designer. It is revoked when the task ends. */
    hasGuide: z.boolean(),
    files: z.array(taskFile),
    /** In the order in which they were written. */
    messages: z.array(taskMessage),
  })
  .meta({ id: 'Task' })

export const taskText = z.string().trim().min(1).max(taskLimits.text)
const params = z.object({ idTask: id })

const taskPageQuery = z.object({
  status: z.enum(taskStatuses).optional(),
  /** Part of the title. */
  query: z.string().max(100).optional(),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(200).default(20),
})

export const listTaskCategories = {
  query: z.object({ type: z.enum(['DESIGN']).default('DESIGN') }),
  answer: listOf('categories', z.object({ idCategory: z.number(), key: z.string(), name: z.string() })),
}

export const listTaskProducts = {
  /** Without it those of all categories. */
  query: z.object({ idCategory: id.optional() }),
  /** `forms`: what the size is chosen from, besides OTHER; empty where a product has no size. */
  answer: listOf('products', name.extend({ idCategory: z.number(), forms: z.array(form) })),
}

export const listTaskStatuses = {
  answer: listOf('statuses', z.object({ key: z.enum(taskStatuses), value: z.string() })),
}

export const pageTasks = { query: taskPageQuery, answer: listOf('tasks', taskRow.meta({ id: 'TaskRow' })) }

export const readTask = { params, answer: task }

export const requestTask = {
  body: z.object({
    title: z.string().trim().min(1).max(taskLimits.title),
    request: z.string().trim().min(1).max(taskLimits.request),
    /** What the person was shown: CONFLICT where the products cost something else. */
    credit: z.number().int().min(0).max(10_000_000),
    /** Without any, `credit` is taken, at least what the cheapest product costs, and the staff finds out what is meant. */
    products: z.array(z.number().int().positive()).max(taskLimits.products).default([]),
    /** In which size each product is to be made. */
    forms: z
      .array(z.object({ idTaskProduct: z.number().int().positive(), form }))
      .max(taskLimits.products)
      .default([]),
    /** Files of the brand: of its drive, its logos and its photographs. */
    files: z.array(z.number().int().positive()).max(taskLimits.files).default([]),
    /** Makes a link to the whole guide for the designer. */
    guide: z.boolean().default(false),
  }),
  answer: task,
}

export const orderPrint = {
  body: printChoice.extend({
    ...printAddress.shape,
    title: z.string().trim().min(1).max(taskLimits.title),
    note: z.string().trim().max(printOrderLimits.note).default(''),
    bleed,
    /** What the person was shown: CONFLICT where the list says something else. */
    credit: z.number().int().min(0).max(10_000_000),
  }),
  answer: task,
}

export const requestQuote = {
  body: quoteWish.extend({
    ...printAddress.shape,
    title: z.string().trim().min(1).max(taskLimits.title),
    /** Paper, finish, and what else the desk has to know. */
    wish: z.string().trim().min(1).max(quoteLimits.wish),
    bleed,
  }),
  answer: task,
}

export const acceptQuote = {
  params,
  body: z.object({
    /** What the person was shown: CONFLICT where the quote says something else. */
    credit: quoteCredit,
  }),
  answer: task,
}

export const cancelTask = { params, answer: task }
export const acceptTask = { params, answer: task }
export const reviseTask = { params, body: z.object({ text: taskText }), answer: task }
export const writeToTask = { params, body: z.object({ text: taskText }), answer: taskMessage }

export const staffAct = z.object({
  idAct: z.number(),
  at: z.string(),
  staffName: z.string(),
  act: z.enum(staffActs),
  /** Null for what was done to the brand itself, and to an application of the campaign. */
  idTask: z.number().nullable(),
  /** Title of the task, or the shop of the application; null where it is gone. */
  title: z.string().nullable(),
  /** Name of the file that was read or delivered, or the reason. */
  details: z.string().nullable(),
})

export const listTaskActs = { answer: listOf('acts', staffAct) }
