import { useEffect, useState } from 'react'
import { drawForExport } from '#kits/design/export/draw-for-export.ts'
import { formOf } from '#model/forms/forms.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { checkPrint } from '#scene/print/check-print.ts'
import type { PrintFinding } from '#scene/print/print-finding.ts'
import { useShown } from '../state/EditorProvider.tsx'

export interface PrintCheck {
  readonly findings: readonly PrintFinding[]
  /** One for each page, as the file has it. */
  readonly drawings: readonly Drawing[]
}

/** null while it is looked at. `refused`: a page asks for more than can be drawn. Looked at anew with every change. */
export function usePrintCheck(): PrintCheck | 'refused' | null {
  const { body, dress } = useShown()
  const [check, setCheck] = useState<PrintCheck | 'refused' | null>(null)
  useEffect(() => {
    // Until its pictures are read, all of them would be missing.
    if (!dress.isWhole) return
    let isOver = false
    const look = async (): Promise<PrintCheck | 'refused'> => {
      try {
        const { drawings, missing } = await drawForExport(body, dress.dress)
        const findings = checkPrint(body, drawings, {
          bleedOfForm: formOf(body.form)?.bleed ?? null,
          dress: dress.dress,
          isVector: (key) => dress.bytes.get(key)?.whole.type === 'image/svg+xml',
          missing,
        })
        return { drawings, findings }
      } catch (error) {
        if (error instanceof BodyRefused) return 'refused'
        throw error
      }
    }
    void look().then((found) => {
      if (!isOver) setCheck(found)
    })
    return () => {
      isOver = true
    }
  }, [body, dress])
  return check
}
