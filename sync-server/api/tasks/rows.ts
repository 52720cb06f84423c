import type { AnswerOf } from '#contract/call.ts'
import type { pageTasks, readTask } from '#contract/task.ts'
import type { Language } from '#model/language/languages.ts'
import { taskProducts } from '#model/tasks/products.ts'
import { urlOfFile } from '../files/rows.ts'
import type { AttachedFile, ListedTask, MessageRow, TaskParts, TaskRow } from './queries.ts'
import { toQuote, toQuoteState } from './quotes/rows.ts'
import { taskWords } from './words.ts'

type Task = AnswerOf<typeof readTask>
type UrlOf = (idFile: number) => string

export function toListedTask(
  row: Omit<ListedTask, 'request'>,
): AnswerOf<typeof pageTasks>['_embedded']['tasks'][number] {
  return {
    idTask: row.id,
    title: row.title,
    status: row.status,
    credit: row.credit,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    // A withdrawn account has an empty name.
    requestedBy: row.requested_by || null,
    quoteState: toQuoteState(row),
  }
}

/** `urlOf`: where the caller reads the bytes of a file. */
export function toTask(
  { task, requestedBy, messages, files, print, quote }: TaskParts,
  language: Language,
  urlOf: UrlOf = urlOfFile,
): Task {
  const filesOf = (idMessage: number | null) =>
    files.filter(({ message_id }) => message_id === idMessage).map((file) => toFile(file, urlOf))
  const { expires_at = null, accepted_at = null } = quote ?? {}
  const ofQuote = { quote_of: quote?.task_id ?? null, expires_at, accepted_at }
  return {
    ...toListedTask({ ...task, ...ofQuote, requested_by: requestedBy }),
    request: task.request,
    products: productsOf(task, language),
    needsPriceCheck: print === null && quote === null && task.product_ids.length === 0 && task.credit > 0,
    print: print && toPrint(print),
    quote: quote && toQuote(quote),
    creditState: task.credit_state,
    hasGuide: task.share_id !== null,
    files: filesOf(null),
    messages: messages.map((message) => ({ ...toMessage(message), files: filesOf(message.id) })),
  }
}

function toPrint(row: NonNullable<TaskParts['print']>): NonNullable<Task['print']> {
  const { kind, paper, finish, amount, width, height, sides } = row
  return { kind, paper, finish, amount, width, height, sides }
}

export function toMessage({
  id,
  side,
  kind,
  author,
  text,
  created_at,
}: MessageRow): Task['messages'][number] {
  return {
    idMessage: id,
    side,
    kind,
    author: author || null,
    text,
    at: created_at.toISOString(),
    files: [],
  }
}

/** Those of a newer release have no name here, and are left out. */
function productsOf(
  { product_ids: ids, product_forms: forms }: TaskRow,
  language: Language,
): Task['products'] {
  const words = taskWords(language).products
  return ids.flatMap((id) => {
    const product = taskProducts.find((one) => one.id === id)
    return product
      ? [
          {
            idTaskProduct: id,
            name: words[product.key] ?? product.key,
            credit: product.credit,
            form: forms.find(([of]) => of === id)?.[1] ?? null,
          },
        ]
      : []
  })
}

function toFile(file: AttachedFile, urlOf: UrlOf): Task['files'][number] {
  const { file_id, name, media_type, size, is_there } = file
  return {
    idFile: file_id ?? 0,
    name,
    type: media_type,
    size,
    url: is_there && file_id !== null ? urlOf(file_id) : null,
  }
}
