import { otherForm } from '#model/tasks/products.ts'

interface RequestedProduct {
  readonly name: string
  /** Absent in answers of a server of the version before. */
  readonly form?: string | null
}

/** What was asked for, each with the size that was chosen; another size stands in the request. */
export function productWords(products: readonly RequestedProduct[]): string {
  return products
    .map(({ name, form }) => (!form || form === otherForm ? name : `${name} (${form})`))
    .join(', ')
}
