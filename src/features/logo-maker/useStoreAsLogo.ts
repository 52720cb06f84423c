import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import type { Outlines } from '#model/draft-logo/compose-logo.ts'
import { primaryDrawing, secondaryDrawing, symbolDrawing } from '#model/draft-logo/draft-forms.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { ValueField } from '#model/fields/value.ts'
import { showToast } from '#ui/overlays/toasts.ts'

const { visual } = guide

export interface StoredLogo {
  /** The primary logo that it replaced. */
  readonly before: FileReference | null
  readonly looks: string
}

/** Stores the logo in the brand's fields (horizontal, vertical, symbol, black, vector) as one undo step. */
export function useStoreAsLogo(): {
  readonly isBusy: boolean
  readonly error: string | null
  /** Resolves to what was stored, null for nothing. Does not reject: `error` says what went wrong. */
  storeAsLogo(state: LogoEditorState, outlines: Outlines): Promise<StoredLogo | null>
} {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('guide')
  const storing = useStoreFile()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const make = async (state: LogoEditorState, outlines: Outlines): Promise<Made | null> => {
    const { toOneColourPng, toPng, toSvgBlob } = await import('./export-logo.ts')
    const primary = primaryDrawing(state, outlines)
    const files: [ValueField<FileReference>, Blob | Promise<Blob>, string][] = [
      [visual['logoJson.primary'], toPng(primary, 1600), 'logo-horizontal.png'],
      [visual['logoJson.secondary'], toPng(secondaryDrawing(state, outlines), 1200), 'logo-vertical.png'],
      [visual.logoSymbol, toPng(symbolDrawing(state, outlines), 1024), 'symbol.png'],
      [visual['logoJson.blackWhite'], toOneColourPng(primary, 1600), 'logo-black.png'],
      [visual['logoJson.vector'], toSvgBlob(primary), 'logo.svg'],
    ]
    const made: [ValueField<FileReference>, FileReference][] = []
    for (const [field, blob, name] of files) {
      const reference = await storing.storeMade(await blob, name)
      if (!reference) return null
      made.push([field, reference])
    }
    return made
  }

  const write = (references: readonly (readonly [ValueField<FileReference>, FileReference | null])[]) =>
    document.edit((doc) => {
      for (const [field, reference] of references) field.write(doc, reference)
    })

  return {
    isBusy,
    error: storing.error ?? (hasFailed ? t`로고를 그리지 못했어요. 다시 눌러 주세요.` : null),
    storeAsLogo: async (state, outlines) => {
      if (isReadOnly) return null
      setBusy(true)
      setFailed(false)
      try {
        const made = await make(state, outlines)
        if (!made) return null
        const before = made.map(([field]) => [field, document.value(field).get()] as const)
        write(made)
        showToast({
          tone: 'success',
          text: t`로고 다섯 가지를 브랜드에 담았어요`,
          action: { label: t`실행 취소`, onPress: () => void write(before) },
        })
        return { before: before[0]?.[1] ?? null, looks: looksOf(state, outlines) }
      } catch (cause) {
        console.warn('the logo cannot be drawn', cause)
        setFailed(true)
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}

/** What a logo looks like; equal for states whose stored files would be equal. */
export function looksOf(state: LogoEditorState, outlines: Outlines): string {
  return toSvg(primaryDrawing(state, outlines)) + toSvg(symbolDrawing(state, outlines))
}

type Made = [ValueField<FileReference>, FileReference][]
