import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { findSymbols, nameOfSymbol } from '#kits/logo/symbols/find-symbols.ts'
import { useSymbolLibrary } from '#kits/logo/symbols/useSymbolLibrary.ts'
import { tonesOf } from '#model/documents/brand-tones.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { isComposing } from '#ui/composing.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  /** Name of the group of radio buttons, which the symbols of letters belong to as well. */
  group: string
  chosen: string
  onChoose: (id: string) => void
}

/** All built-in symbols, with a search. Opens the strategy too: what suits its keywords comes first. */
export function SymbolGrid(props: Props) {
  return (
    <OtherDocument document="strategy" isAside>
      <Grid {...props} />
    </OtherDocument>
  )
}

function Grid({ group, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { library, hasFailed } = useSymbolLibrary()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  if (hasFailed) {
    return (
      <Text tone="soft" size="small">
        <Trans>심볼을 불러오지 못했어요. 연결되면 다시 열어 주세요.</Trans>
      </Text>
    )
  }
  if (!library) return <Skeleton lines={4} />
  const { drawings, words } = library
  const industry = textOf(answers, guide.info.industry.path) || null
  const found = findSymbols(searched, words, { industry, tones: tonesOf(answers) })
  return (
    <>
      <TextField
        label={t`심볼 찾기`}
        isLabelHidden
        type="search"
        value={query}
        onText={setQuery}
        placeholder={t`빵, 잎, 미용실, 차분한…`}
        start={<Icon of={Search} size="small" />}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || query === '' || isComposing(event)) return
          event.preventDefault()
          setQuery('')
        }}
      />
      <Text tone="soft" size="small" role="status">
        {found.length === 0 ? (
          <Trans>맞는 심볼이 없어요. 다른 낱말로 찾아 주세요.</Trans>
        ) : (
          <Plural value={found.length} other="심볼 #개" />
        )}
      </Text>
      {found.length > 0 && (
        <div className={styles.library}>
          <div className={styles.symbols}>
            {found.map(({ id }) => {
              const name = nameOfSymbol(id, words)
              return (
                <label key={id} className={styles.symbol} title={name}>
                  <input
                    type="radio"
                    className={visuallyHiddenClass}
                    name={group}
                    checked={chosen === id}
                    aria-label={name}
                    onChange={() => onChoose(id)}
                  />
                  <svg viewBox="0 0 100 100" aria-hidden>
                    <path d={drawings.get(id)} fillRule="evenodd" fill="currentColor" />
                  </svg>
                </label>
              )
            })}
          </div>
        </div>
      )}
    </>
  )
}
