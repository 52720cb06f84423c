import {
  declineTask,
  deliverTask,
  listQueue,
  pageActs,
  putTaskBack,
  quoteTask,
  readQueued,
  readTaskFile,
  takeTask,
  writeFromDesk,
} from '#contract/operator.ts'
import type { StaffAct } from '#model/access/staff.ts'
import { isOpenTask, type TaskStep } from '#model/tasks/task.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementUpload } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertInDrive } from '../files/insert-stored.ts'
import { lockDrives } from '../files/places/queries.ts'
import { serveFile } from '../files/serve-file.ts'
import { openKey } from '../share/link-keys.ts'
import { type ActAbout, noteAct, pageActs as pageOf } from '../tasks/acts/queries.ts'
import { toAct } from '../tasks/acts/rows.ts'
import {
  attachFiles,
  insertMessage,
  lockTask,
  mailTask,
  moveTask,
  readTaskParts,
  type TaskRow,
} from '../tasks/queries.ts'
import { answerQuote } from '../tasks/quotes/queries.ts'
import { toQuoteState } from '../tasks/quotes/rows.ts'
import { toTask } from '../tasks/rows.ts'
import { storeDelivery } from './deliver.ts'
import { brandOfTask, findTaskFile, pageQueue, readAddress, readDeskFacts } from './queries.ts'

export const deskRoutes: readonly Implementation[] = [
  implement(listQueue, async ({ db, account }, { query }) => {
    const { status, page, size } = query
    const worker = query.mine === 'true' ? account.id : null
    const { rows, count } = await pageQueue(db, { status, worker, page, size })
    const tasks = rows.map((row) => ({
      idTask: row.id,
      brandName: row.brand_name ?? '',
      title: row.title,
      status: row.status,
      credit: row.credit,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      worker: row.worker,
      isMine: row.staff_account_id === account.id,
      quoteState: toQuoteState(row),
    }))
    return { ...listing('tasks', tasks), page: { number: page, size, totalPages: Math.ceil(count / size) } }
  }),

  implement(readQueued, (context, { params }) => answer(context, params.idTask)),

  implement(readTaskFile, async (context, { params: { idTask, idFile } }) => {
    const idBrand = await brandOfTask(context.db, idTask)
    const file = await findTaskFile(context.db, idBrand, idTask, idFile)
    await context.transact((db) =>
      noteAct(db, context.account, 'READ_FILE', { brand: idBrand, task: idTask }, file.name),
    )
    return serveFile(context, file, { isDownload: true })
  }),

  implement(takeTask, (context, { params }) =>
    change(context, params.idTask, { act: 'TAKE', step: 'take', staff: context.account.id }),
  ),

  implement(putTaskBack, (context, { params }) =>
    change(context, params.idTask, { act: 'PUT_BACK', step: 'putBack', staff: null }),
  ),

  implement(quoteTask, async (context, { params, body: { text, ...quote } }) => {
    await inTask(context, params.idTask, async (db, task) => {
      const at = new Date()
      await answerQuote(db, task, quote, at)
      await insertMessage(db, task, { ...ofStaff(context), kind: 'QUOTE', text }, at)
      await mailTask(db, task, 'QUOTED')
      await noteAct(db, context.account, 'QUOTE', ofTask(task), `${quote.credit} / ${quote.days}`)
    })
    return answer(context, params.idTask)
  }),

  implement(declineTask, (context, { params, body }) =>
    change(context, params.idTask, {
      act: 'DECLINE',
      step: 'cancel',
      staff: null,
      say: { kind: 'CANCELED', text: body.reason },
      details: body.reason,
    }),
  ),

  implement(writeFromDesk, async (context, { params, body }) => {
    await inTask(context, params.idTask, async (db, task) => {
      if (!isOpenTask(task.status)) throw new Refusal('CONFLICT')
      await insertMessage(db, task, { ...ofStaff(context), kind: 'MESSAGE', text: body.text }, new Date())
      await mailTask(db, task, 'WRITTEN')
      await noteAct(db, context.account, 'WRITE', ofTask(task))
    })
    return answer(context, params.idTask)
  }),

  implementUpload(
    deliverTask,
    async (context, { params, body }, upload) => {
      const idBrand = await brandOfTask(context.db, params.idTask)
      const stored = await storeDelivery(context.services.storage, idBrand, upload)
      return { stored, idTask: params.idTask, text: body.text }
    },
    async (context, { stored, idTask, text }) => {
      const { brand_id: idBrand } = stored
      await context.transact(async (db) => {
        await lockDrives(db, idBrand)
        const at = new Date()
        const task = await moveTask(db, await lockTask(db, idBrand, idTask), 'deliver', { at })
        const message = await insertMessage(db, task, { ...ofStaff(context), kind: 'DELIVERY', text }, at)
        const file = await insertInDrive(db, stored)
        await attachFiles(db, task, [file], message.id)
        await noteAct(db, context.account, 'DELIVER', ofTask(task), file.name)
      })
      return answer(context, idTask)
    },
    ({ services }, { stored }) => services.storage.delete(stored.storage_key),
  ),

  implement(pageActs, async ({ db }, { query: { page, size } }) => {
    const { rows, count } = await pageOf(db, page, size)
    const acts = rows.map((row) => ({
      ...toAct(row),
      idBrand: row.brand_id,
      idApplication: row.application_id,
      idTicket: row.ticket_id,
      brandName: row.brand_name,
    }))
    return { ...listing('acts', acts), page: { number: page, size, totalPages: Math.ceil(count / size) } }
  }),
]

interface Step {
  readonly act: StaffAct
  readonly step: TaskStep
  /** Who works on the task afterwards. */
  readonly staff: number | null
  /** A message to the team. */
  readonly say?: { readonly kind: 'CANCELED'; readonly text: string }
  readonly details?: string
}

async function change(context: CallContext, idTask: number, { act, step, staff, say, details }: Step) {
  await inTask(context, idTask, async (db, locked) => {
    const at = new Date()
    const task = await moveTask(db, locked, step, { at, staff })
    if (say) await insertMessage(db, task, { ...ofStaff(context), ...say }, at)
    await noteAct(db, context.account, act, ofTask(task), details)
  })
  return answer(context, idTask)
}

type Db = Parameters<Parameters<CallContext['transact']>[0]>[0]

function inTask(
  context: CallContext,
  idTask: number,
  work: (db: Db, task: TaskRow) => Promise<void>,
): Promise<void> {
  return context.transact(async (db) => work(db, await lockTask(db, await brandOfTask(db, idTask), idTask)))
}

function ofTask({ id, brand_id }: TaskRow): ActAbout {
  return { brand: brand_id, task: id }
}

function ofStaff({ account }: CallContext) {
  return { side: 'STAFF', account_id: account.id } as const
}

async function answer({ db, language, account, services }: CallContext, idTask: number) {
  const idBrand = await brandOfTask(db, idTask)
  const facts = await readDeskFacts(db, idBrand, idTask)
  const { sealed_key: sealed, key_hash: hash } = facts
  const key = sealed && hash ? openKey(sealed, hash, services.keys) : null
  const urlOf = (idFile: number) =>
    readTaskFile.path.replace('{idTask}', String(idTask)).replace('{idFile}', String(idFile))
  const isMine = facts.staff_account_id === account.id
  return {
    ...toTask(await readTaskParts(db, idBrand, idTask), language, urlOf),
    brandName: facts.brand_name ?? '',
    worker: facts.worker,
    isMine,
    // Personal data is for the one who works on it.
    address: isMine ? await readAddress(db, idBrand, idTask) : null,
    guideUrl: key === null ? null : `${services.environment.publicUrl}/share/${key}`,
  }
}
