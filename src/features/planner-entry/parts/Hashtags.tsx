import { Trans, useLingui } from '@lingui/react/macro'
import Layers from 'lucide-react/icons/layers'
import X from 'lucide-react/icons/x'
import { Suspense, useRef, useState } from 'react'
import { plannerLimits } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import { EntryPart } from './EntryPart.tsx'
import styles from './Parts.module.css'
import { parseHashtags, withHashtags } from './parse-hashtags.ts'

const HashtagSets = lazyComponent(() => import('./HashtagSets.tsx'))

/** The hashtags of an entry: typed, pasted, or taken from a set. */
export function Hashtags({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const { isReadOnly, write } = useEntryEdits(entry.key)
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tags = entry.hashtags ?? []
  const add = (more: readonly string[]) => {
    if (more.length === 0) return
    const next = withHashtags(tags, more)
    write({ hashtags: next })
    if (more.some((tag) => !next.includes(tag)))
      showToast({ tone: 'error', text: t`해시태그는 ${plannerLimits.hashtags}개까지 쓸 수 있어요` })
  }
  const take = () => {
    const { current } = field
    if (!current || current.value.trim() === '') return
    add(parseHashtags(current.value))
    current.value = ''
  }
  const remove = (tag: string) => {
    const rest = tags.filter((one) => one !== tag)
    write({ hashtags: rest.length === 0 ? null : rest })
    field.current?.focus()
  }
  const count = tags.length
  return (
    <EntryPart title={t`해시태그`} aside={<Trans>{count}개</Trans>}>
      <Row as="ul" gap={1} isWrapped>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            #{tag}
            {!isReadOnly && (
              <button type="button" aria-label={t`#${tag} 빼기`} onClick={() => remove(tag)}>
                <Icon of={X} size="small" />
              </button>
            )}
          </li>
        ))}
        {isReadOnly ? (
          count === 0 && <li>–</li>
        ) : (
          <li className={styles.adding}>
            <input
              ref={field}
              className={styles.input}
              aria-label={t`해시태그 더하기`}
              placeholder={t`#더하기`}
              autoComplete="off"
              autoCapitalize="none"
              onBlur={take}
              onKeyDown={(event) => {
                if (isComposing(event)) return
                if (event.key === 'Enter' || event.key === ' ' || event.key === ',') {
                  event.preventDefault()
                  take()
                }
                const last = tags.at(-1)
                if (event.key === 'Backspace' && event.currentTarget.value === '' && last) remove(last)
              }}
            />
          </li>
        )}
        {!isReadOnly && (
          <li>
            <Button
              look="quiet"
              size="small"
              icon={<Icon of={Layers} size="small" />}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              <Trans>묶음에서</Trans>
            </Button>
          </li>
        )}
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <HashtagSets tags={tags} onTake={add} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </EntryPart>
  )
}
