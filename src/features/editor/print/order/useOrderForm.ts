import { type RefObject, useRef, useState } from 'react'
import type { OrderFaults } from './order-draft.ts'

interface OrderFormState {
  readonly form: RefObject<HTMLFormElement | null>
  readonly faults: OrderFaults
  /** Shows what is wrong and leads to the first field of it; false: something is. */
  readonly check: (faults: OrderFaults) => boolean
}

/** What is wrong in a form of an order, by the names of its fields. */
export function useOrderForm(): OrderFormState {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<OrderFaults>({})
  const check = (found: OrderFaults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first === undefined) return true
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return false
  }
  return { form, faults, check }
}
