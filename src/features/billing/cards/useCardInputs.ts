import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import {
  type CardBody,
  type CardFaults,
  type CardField,
  type CardInputs,
  cardFields,
  readCardForm,
} from './card-form.ts'

export type CardTextField = Exclude<CardField, 'agreed'>

export interface CardInputsState {
  readonly form: RefObject<HTMLFormElement | null>
  readonly isCompany: boolean
  readonly isAgreed: boolean
  readonly faults: CardFaults
  /** Why the server refused what was sent last. */
  readonly failure: Failure | null
  chooseCompany(isCompany: boolean): void
  agree(isAgreed: boolean): void
  /** The body of the call; null where something is wrong, which is then shown. */
  read(): CardBody | null
  clear(fields: readonly CardTextField[]): void
  /** Shows why the server refused; null: no longer. */
  refuse(failure: Failure | null): void
  /** The first input with a fault; none where there is none. */
  faulty(failure?: Failure): HTMLInputElement | null
}

/**
 * The inputs of a card in a form. What is typed is in the elements alone: it is stored nowhere, and cleared when the page
 * leaves or comes back out of the browser's memory.
 */
export function useCardInputs(): CardInputsState {
  const form = useRef<HTMLFormElement>(null)
  const [isCompany, setIsCompany] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const [faults, setFaults] = useState<CardFaults>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  useClearedForm(form)

  function inputOf(field: CardField): HTMLInputElement | null {
    return form.current?.querySelector<HTMLInputElement>(`[data-card-field="${field}"]`) ?? null
  }

  function clear(fields: readonly CardTextField[]): void {
    for (const field of fields) {
      const input = inputOf(field)
      if (input) input.value = ''
    }
  }

  function readInputs(): CardInputs {
    const textOf = (field: CardTextField) => inputOf(field)?.value ?? ''
    const texts = {
      number: textOf('number'),
      expireDate: textOf('expireDate'),
      cvc: textOf('cvc'),
      birth: textOf('birth'),
      pw2Digit: textOf('pw2Digit'),
    }
    return { texts, isCompany, isAgreed }
  }

  return {
    form,
    isCompany,
    isAgreed,
    faults,
    failure,
    chooseCompany(next) {
      setIsCompany(next)
      setFaults({})
      clear(['birth'])
    },
    agree: setIsAgreed,
    read() {
      const read = readCardForm(readInputs(), Date.now())
      setFailure(null)
      setFaults(read.ok ? {} : read.faults)
      return read.ok ? read.body : null
    },
    clear,
    refuse: setFailure,
    faulty(refusal) {
      if (refusal) return inputOf(fieldOf(refusal) ?? 'number')
      const read = readCardForm(readInputs(), Date.now())
      return read.ok ? null : inputOf(cardFields.find((field) => read.faults[field]) ?? 'number')
    },
  }
}

/** Which input a refusal is about; null: none of them. */
export function fieldOf({ details }: Failure): CardField | null {
  const isOf = (named: string, field: CardField) => named === field || named === `payMethodReqBody.${field}`
  return cardFields.find((field) => details.some((detail) => isOf(detail.field, field))) ?? null
}

function useClearedForm(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const clear = () => form.current?.reset()
    addEventListener('pagehide', clear)
    addEventListener('pageshow', clear)
    return () => {
      removeEventListener('pagehide', clear)
      removeEventListener('pageshow', clear)
    }
  }, [form])
}
