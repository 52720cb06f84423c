import * as z from 'zod'
import { staffRoles } from '#model/access/staff.ts'
import { applicationLimits, applicationStatuses } from '#model/campaign/application.ts'
import { taskStatuses } from '#model/tasks/task.ts'
import { anyEmail, id, listOf, nothing } from './basic.ts'
import { printAddress, quoteAnswer, quoteState, readTask, staffAct, taskText } from './task.ts'

const me = z.object({
  name: z.string(),
  role: z.enum(staffRoles),
  /** End of the session. */
  expiresAt: z.string(),
})

const queued = z
  .object({
    idTask: z.number(),
    brandName: z.string(),
    title: z.string(),
    status: z.enum(taskStatuses),
    credit: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Who works on it. */
    worker: z.string().nullable(),
    isMine: z.boolean(),
    quoteState,
  })
  .meta({ id: 'QueuedTask' })

const deskTask = readTask.answer
  .extend({
    brandName: z.string(),
    worker: z.string().nullable(),
    isMine: z.boolean(),
    /** The page of the guide, where the team gave a link to it that is not revoked. */
    guideUrl: z.string().nullable(),
    /** Where an order of print goes, for the designer who has taken it; null of other tasks, and once it has ended. */
    address: printAddress.nullable(),
  })
  .meta({ id: 'DeskTask' })

const params = z.object({ idTask: id })

const page = {
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(200).default(50),
}

export const logInStaff = {
  body: z.object({
    email: anyEmail,
    password: z.string().max(200),
    /** Six digits of the authenticator app, or a recovery code. */
    code: z.string().max(40),
  }),
  answer: me.extend({ accessToken: z.string() }),
}

export const logOutStaff = { answer: nothing }
export const readStaff = { answer: me.omit({ expiresAt: true }) }

export const listQueue = {
  query: z.object({
    status: z.enum(taskStatuses).optional(),
    /** Only what the caller works on. */
    mine: z.enum(['true', 'false']).optional(),
    ...page,
  }),
  answer: listOf('tasks', queued),
}

export const readQueued = { params, answer: deskTask }
export const takeTask = { params, answer: deskTask }
export const putTaskBack = { params, answer: deskTask }
export const writeFromDesk = { params, body: z.object({ text: taskText }), answer: deskTask }
export const deliverTask = { params, body: z.object({ text: taskText }), answer: deskTask }
export const quoteTask = { params, body: quoteAnswer.extend({ text: taskText }), answer: deskTask }
export const declineTask = { params, body: z.object({ reason: taskText }), answer: deskTask }
export const readTaskFile = { params: z.object({ idTask: id, idFile: id }), answer: z.unknown() }

const queuedApplication = z
  .object({
    idApplication: z.number(),
    /** Of the shop. */
    name: z.string(),
    status: z.enum(applicationStatuses),
    /** Day in Seoul by which the result is sent: `2025-11-06`. */
    dueOn: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'QueuedApplication' })

const deskApplication = queuedApplication
  .extend({
    campaign: z.string(),
    /** As in the form, which may have been another one: keys that are not known here are shown as they are. */
    answers: z.object({
      industryType: z.string(),
      service: z.array(z.string()),
      target: z.string().nullable(),
      adPurpose: z.string(),
      keywords: z.array(z.string()),
      logoColor: z.string().nullable(),
      adRequest: z.string(),
    }),
    /** Photographs that were sent. */
    photos: z.number(),
    reason: z.string().nullable(),
    /** Names of the delivered designs. */
    designs: z.array(z.string()),
  })
  .meta({ id: 'DeskApplication' })

const ofApplication = z.object({ idApplication: id })

export const listQueuedApplications = {
  query: z.object({ status: z.enum(applicationStatuses).optional(), ...page }),
  answer: listOf('applications', queuedApplication),
}

export const readQueuedApplication = { params: ofApplication, answer: deskApplication }
export const readApplicationPhoto = {
  params: ofApplication.extend({ number: z.coerce.number().int().min(1).max(applicationLimits.photos) }),
  answer: z.unknown(),
}
export const reviewApplication = { params: ofApplication, answer: deskApplication }
export const deliverApplication = { params: ofApplication, body: nothing, answer: deskApplication }
export const declineApplication = {
  params: ofApplication,
  body: z.object({ reason: taskText }),
  answer: deskApplication,
}

export const pageActs = {
  query: z.object(page),
  answer: listOf(
    'acts',
    staffAct.extend({
      idBrand: z.number().nullable(),
      idApplication: z.number().nullable(),
      idTicket: z.number().nullable(),
      brandName: z.string().nullable(),
    }),
  ),
}
