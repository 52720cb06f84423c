import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { type Brought, bringMade, type FileTarget } from '../bring-files.ts'
import type { DownloadChoice } from '../download-choice.ts'
import { shareFiles } from '../send-files.ts'
import { useDownloadWords } from '../useDownloadWords.ts'
import { type FailedDesign, makeSeveral, type NamedDesign } from './make-several.ts'

type SeveralState =
  | { readonly kind: 'choosing' }
  /** `done` designs are made, and the one of this name is on its way. */
  | { readonly kind: 'making'; readonly done: number; readonly name: string }
  | { readonly kind: 'ended'; readonly failed: readonly FailedDesign[]; readonly made: number }

interface Order {
  readonly brand: BrandRef
  readonly designs: readonly NamedDesign[]
  readonly dress: DressOfBrand
  /** Of the archive, and of the folder in the drive. */
  readonly name: string
  /** All designs became files. */
  readonly onDone: () => void
}

const loadReading = () => import('#kits/design/changes/read-body.ts')
const choosing = { kind: 'choosing' } as const

/** Makes files of several designs, and says what became of them. What is no longer shown makes none. */
export function useSeveral({ brand, designs, dress, name: given, onDone }: Order) {
  const { t } = useLingui()
  const say = useDownloadWords()
  const [state, setState] = useState<SeveralState>(choosing)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const sayBrought = (brought: Brought, target: FileTarget, name: string) => {
    if (brought.kind === 'refused') return say.refused(brought.fault)
    if (brought.kind === 'late') {
      const { files } = brought
      say.late(t`공유하기`, () => void shareFiles(files, name).catch(say.failed))
    } else say.done(target)
    if (brought.isLacking) say.lacking()
  }

  const run = async (choice: DownloadChoice, target: FileTarget, { signal }: AbortController) => {
    const { readBody } = await loadReading()
    const { failed, ...made } = await makeSeveral({
      designs,
      read: (document) => readBody(brand, document),
      dress,
      choice,
      signal,
      onProgress: (done, one) => {
        if (!signal.aborted) setState({ kind: 'making', done, name: one.name })
      },
    })
    const name = fileNameOf(designs.length === 1 ? (designs[0]?.name ?? '') : given, 'saegim')
    if (made.files.length > 0) sayBrought(await bringMade(made, name, target), target, name)
    if (signal.aborted) return
    if (failed.length === 0) onDone()
    else setState({ kind: 'ended', failed, made: designs.length - failed.length })
  }

  const send = (choice: DownloadChoice, target: FileTarget) => {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'making', done: 0, name: designs[0]?.name ?? '' })
    run(choice, target, controller).catch((cause: unknown) => {
      if (controller.signal.aborted) return
      say.failed(cause)
      setState(choosing)
    })
  }

  const cancel = () => {
    running.current?.abort()
    setState(choosing)
  }
  return { state, send, cancel }
}
