import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'
import { type Brought, bringFiles, nameOfDesigns, type Target } from './bring-files.ts'
import type { DownloadChoice } from './download-choice.ts'
import { shareFiles } from './send-files.ts'
import { useDownloadWords } from './useDownloadWords.ts'

interface DownloadState {
  readonly isBusy: boolean
  readonly send: (choice: DownloadChoice, target: Target) => void
}

/** Makes files of designs on this device, also without a network, and says what became of them. */
export function useDownload(bodies: readonly Body[], dress: DressOfBrand, shownPage: number): DownloadState {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const say = useDownloadWords()

  const sayBrought = (brought: Brought, target: Target) => {
    if (brought.kind === 'refused') return say.refused(brought.fault)
    if (brought.kind === 'late') {
      const { files } = brought
      say.late(t`공유하기`, () => void shareFiles(files, nameOfDesigns(bodies)).catch(say.failed))
    } else say.done(target)
    if (brought.isLacking) say.lacking()
  }

  const send = (choice: DownloadChoice, target: Target) => {
    setIsBusy(true)
    bringFiles({ bodies, dress, shownPage, choice, target })
      .then((brought) => sayBrought(brought, target), say.failed)
      .finally(() => setIsBusy(false))
  }
  return { isBusy, send }
}
