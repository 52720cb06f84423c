import { Trans, useLingui } from '@lingui/react/macro'
import Upload from 'lucide-react/icons/upload'
import { useId, useRef, useState } from 'react'
import { vectorRule } from '#kits/pictures/file-rules.ts'
import { useFileFaultWords } from '#kits/pictures/file-words.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { letterSymbols, ownDrawing } from '#model/draft-logo/symbols/symbols.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileInput } from '#ui/controls/FileInput.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { ColourPicker } from './ColourPicker.tsx'
import styles from './LogoMaker.module.css'
import { SymbolGrid } from './SymbolGrid.tsx'

type Symbol = LogoEditorState['brandSymbol']

/** Largest SVG that is stored in the document, in characters. */
const maxLength = 60_000

interface Props {
  symbol: Symbol
  letter: string
  colours: readonly string[]
  onChange: (symbol: Symbol) => void
}

/** Choice of a symbol: a built-in one, the first letter of the name, or an uploaded drawing. */
export function SymbolPart({ symbol, letter, colours, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const faultWords = useFileFaultWords()
  const [error, setError] = useState<string | null>(null)
  const take = async (file: File) => {
    const { prepareFile } = await import('#engine/files/prepare-file.ts')
    const prepared = await prepareFile(file, vectorRule)
    const svg = prepared.ok ? await prepared.blob.text() : ''
    // The person who declined knows.
    if (!prepared.ok && prepared.fault === 'declined') setError(null)
    else if (!prepared.ok) setError(faultWords(prepared.fault, vectorRule, file.size, prepared.part))
    else if (svg.length > maxLength)
      setError(t`심볼로 쓰기에는 너무 복잡한 그림이에요. 60KB보다 작은 SVG를 골라 주세요.`)
    else {
      setError(null)
      onChange({ ...symbol, id: ownDrawing, svg })
    }
  }
  const choose = (id: string) => onChange({ ...symbol, id })
  const words = {
    letter: t`첫 글자`,
    'letter-circle': t`원 안의 첫 글자`,
    'letter-square': t`네모 안의 첫 글자`,
  }
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>심볼</Trans>
      </legend>
      <div className={styles.symbols} hidden={letter === '' && symbol.svg === ''}>
        {letter !== '' &&
          letterSymbols.map((id) => (
            <label key={id} className={styles.symbol} title={words[id]}>
              <input
                type="radio"
                className={visuallyHiddenClass}
                name={name}
                checked={symbol.id === id}
                aria-label={words[id]}
                onChange={() => choose(id)}
              />
              <span className={styles.letter} data-shape={id} aria-hidden>
                {letter}
              </span>
            </label>
          ))}
        {symbol.svg !== '' && (
          <label className={styles.symbol} title={t`내 그림`}>
            <input
              type="radio"
              className={visuallyHiddenClass}
              name={name}
              checked={symbol.id === ownDrawing}
              aria-label={t`내 그림`}
              onChange={() => choose(ownDrawing)}
            />
            <img src={`data:image/svg+xml,${encodeURIComponent(symbol.svg)}`} alt="" />
          </label>
        )}
      </div>
      <SymbolGrid group={name} chosen={symbol.id} onChoose={choose} />
      {symbol.id === ownDrawing ? (
        <Text tone="soft" size="small">
          <Trans>내 그림은 그림에 있는 색 그대로 써요.</Trans>
        </Text>
      ) : (
        <ColourPicker
          label={t`심볼 색`}
          colours={colours}
          value={symbol.fill}
          onChoose={(fill) => onChange({ ...symbol, fill })}
        />
      )}
      <FileInput
        ref={input}
        types={['image/svg+xml', '.svg']}
        onFiles={([file]) => {
          if (file) void take(file)
        }}
      />
      <div>
        <Button
          size="small"
          look="quiet"
          hangs="start"
          icon={<Icon of={Upload} size="small" />}
          onClick={() => input.current?.click()}
        >
          <Trans>내 심볼 SVG 쓰기</Trans>
        </Button>
      </div>
      <Text role="alert" tone="danger" size="small" hidden={error === null}>
        {error}
      </Text>
    </fieldset>
  )
}
