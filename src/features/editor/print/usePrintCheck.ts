import { useEffect, useRef, useState } from 'react'
import { pause } from '#engine/time/start-timer.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { inspectForExport } from '#kits/design/export/draw-for-export.ts'
import { formOf } from '#model/forms/forms.ts'
import type { Body } from '#scene/body/body.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import { checkBrand } from '#scene/checks/check-brand.ts'
import { checkPrint } from '#scene/checks/check-print.ts'
import type { DesignFinding } from '#scene/checks/design-finding.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { useShown } from '../state/EditorProvider.tsx'

export interface PrintCheck {
  readonly findings: readonly DesignFinding[]
  /** One for each page, as the file has it. */
  readonly drawings: readonly Drawing[]
}

/**
 * null while it is looked at. `refused`: a page asks for more than can be drawn. Looked at anew after changes, once at a time and
 * for half of the time at most: others may change the design all the time.
 */
export function usePrintCheck(): PrintCheck | 'refused' | null {
  const { body, dress } = useShown()
  const [check, setCheck] = useState<PrintCheck | 'refused' | null>(null)
  const last = useRef<Promise<void>>(Promise.resolve())
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  useEffect(() => {
    // Until its pictures are read, all of them would be missing.
    if (!dress.isWhole) return
    let isOld = false
    const look = async () => {
      if (isOld) return
      const begun = performance.now()
      const found = await checkNow(body, dress, async () => {
        await pause(0)
        if (isClosed.current) throw closed
      })
      if (isClosed.current) return
      setCheck(found)
      await pause(performance.now() - begun)
    }
    last.current = last.current.then(look).catch((cause: unknown) => {
      if (cause !== closed) console.warn('the design cannot be checked for print', cause)
    })
    return () => {
      isOld = true
    }
  }, [body, dress])
  return check
}

const closed = new Error('the dialog is closed')

async function checkNow(
  body: Body,
  { dress, bytes }: DressOfBrand,
  betweenPages: () => Promise<void>,
): Promise<PrintCheck | 'refused'> {
  try {
    const { drawings, missing } = await inspectForExport(body, dress, betweenPages)
    const printed = checkPrint(body, drawings, {
      bleedOfForm: formOf(body.form)?.bleed ?? null,
      dress,
      isVector: (key) => bytes.get(key)?.whole.type === 'image/svg+xml',
      missing,
    })
    return { drawings, findings: [...printed, ...checkBrand(body, drawings, dress)] }
  } catch (error) {
    if (error instanceof BodyRefused) return 'refused'
    throw error
  }
}
