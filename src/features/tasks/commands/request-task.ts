import { msg } from '@lingui/core/macro'
import { listTaskProducts, requestTask } from '#contract/task.ts'
import { command } from '#engine/queue/command.ts'

/** Written without a network, it is sent once the person has confirmed it at prices that are the same. */
export const requestCommand = command({
  call: requestTask,
  words: msg`작업 의뢰`,
  asks: {
    call: listTaskProducts,
    input: () => ({ query: {} }),
    facts: ({ _embedded: { products } }) => pricesOf(products),
  },
})

interface Priced {
  readonly idTaskProduct: number
  readonly credit: number
}

export function pricesOf(products: readonly Priced[]): readonly (readonly [number, number])[] {
  return products.map(({ idTaskProduct, credit }) => [idTaskProduct, credit] as const)
}
