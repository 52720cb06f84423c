import {
  acceptQuote,
  acceptTask,
  cancelTask,
  listTaskActs,
  listTaskCategories,
  listTaskProducts,
  listTaskStatuses,
  orderPrint,
  pageTasks,
  readTask,
  requestQuote,
  requestTask,
  reviseTask,
  writeToTask,
} from '#contract/task.ts'
import { taskCategories, taskProducts } from '#model/tasks/products.ts'
import { isOpenTask, type TaskStep, taskStatuses } from '#model/tasks/task.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementUpload } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { discardStored } from '../files/insert-stored.ts'
import { acceptQuoteOf } from './accept-quote.ts'
import { listActsOfBrand } from './acts/queries.ts'
import { toAct } from './acts/rows.ts'
import { insertPrintOrder, preparePrintOrder } from './order-print.ts'
import { insertMessage, lockTask, moveTask, pageTasks as pageOf, readTaskParts } from './queries.ts'
import { insertRequest } from './request.ts'
import { insertQuoteRequest, prepareQuote } from './request-quote.ts'
import { toListedTask, toMessage, toTask } from './rows.ts'
import { taskWords } from './words.ts'

const mostActs = 200

export const taskRoutes: readonly Implementation[] = [
  implement(listTaskCategories, async ({ language }) => {
    const words = taskWords(language).categories
    return listing(
      'categories',
      taskCategories.map(({ id, key }) => ({ idCategory: id, key, name: words[key] })),
    )
  }),

  implement(listTaskProducts, async ({ language }, { query }) => {
    const words = taskWords(language).products
    const products = taskProducts.map(({ id, key, category, credit, forms }) => ({
      idTaskProduct: id,
      idCategory: taskCategories.find((one) => one.key === category)?.id ?? 0,
      name: words[key] ?? key,
      credit,
      forms: [...forms],
    }))
    return listing(
      'products',
      products.filter(({ idCategory }) => query.idCategory === undefined || idCategory === query.idCategory),
    )
  }),

  implement(listTaskStatuses, async ({ language }) => {
    const words = taskWords(language).statuses
    return listing(
      'statuses',
      taskStatuses.map((key) => ({ key, value: words[key] })),
    )
  }),

  implement(pageTasks, async ({ db, idBrand }, { query }) => {
    const { page, size } = query
    const { rows, count } = await pageOf(db, idBrand, { ...query, query: query.query?.trim() })
    return {
      ...listing('tasks', rows.map(toListedTask)),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(listTaskActs, async ({ db, idBrand }) =>
    listing('acts', (await listActsOfBrand(db, idBrand, mostActs)).map(toAct)),
  ),

  implement(readTask, (context, { params }) => answer(context, params.idTask)),

  implement(requestTask, async (context, { body }) => {
    const { id } = await insertRequest(context, body)
    return answer(context, id)
  }),

  implementUpload(
    orderPrint,
    (context, { body }, upload) => preparePrintOrder(context, body, upload),
    async (context, prepared) => answer(context, (await insertPrintOrder(context, prepared)).id),
    (context, { stored }) => discardStored(context, stored),
  ),

  implementUpload(
    requestQuote,
    (context, { body }, upload) => prepareQuote(context, body, upload),
    async (context, prepared) => answer(context, (await insertQuoteRequest(context, prepared)).id),
    (context, { stored }) => discardStored(context, stored),
  ),

  implement(acceptQuote, async (context, { params: { idTask }, body }) => {
    await acceptQuoteOf(context, idTask, body)
    return answer(context, idTask)
  }),

  implement(cancelTask, (context, { params }) => move(context, params.idTask, 'cancel')),
  implement(acceptTask, (context, { params }) => move(context, params.idTask, 'accept')),
  implement(reviseTask, (context, { params, body }) => move(context, params.idTask, 'revise', body.text)),

  implement(writeToTask, (context, { params, body }) =>
    context.transact(async (db) => {
      const task = await lockTask(db, context.idBrand, params.idTask)
      if (!isOpenTask(task.status)) throw new Refusal('CONFLICT')
      const message = { ...ofTeam(context), kind: 'MESSAGE', text: body.text } as const
      return toMessage(await insertMessage(db, task, message, new Date()))
    }),
  ),
]

async function move(context: CallContext, idTask: number, step: TaskStep, text?: string) {
  await context.transact(async (db) => {
    const at = new Date()
    const task = await moveTask(db, await lockTask(db, context.idBrand, idTask), step, { at })
    if (text !== undefined) await insertMessage(db, task, { ...ofTeam(context), kind: 'CHANGES', text }, at)
  })
  return answer(context, idTask)
}

function ofTeam({ account }: CallContext) {
  return { side: 'TEAM', account_id: account.id } as const
}

async function answer({ db, idBrand, language }: CallContext, idTask: number) {
  return toTask(await readTaskParts(db, idBrand, idTask), language)
}
