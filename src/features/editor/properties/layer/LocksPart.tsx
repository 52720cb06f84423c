import { useLingui } from '@lingui/react/macro'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Layer, Lock } from '#scene/body/body.ts'
import { hasLetters } from '#scene/edit/changes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { commonOf, mixed } from '../fields/common.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { isLocked, readValue, writeValue } from '../fields/layer-values.ts'
import styles from './Layer.module.css'

const locks = ['place', 'style', 'content'] as const satisfies readonly Lock[]

/** What of the layers cannot be changed, for anyone, and a sentence for what still can. */
export function LocksPart({ layers }: { layers: readonly Layer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const isReadOnly = useIsReadOnly()
  const content = contentOf(layers)
  const what = { text: t`글`, picture: t`그림`, other: t`내용` }[content]
  const words: Readonly<Record<Lock, string>> = { place: t`자리`, style: t`모양`, content: what }
  const locked = commonOf(layers, (layer) => locks.map((lock) => isLocked(layer, lock)))
  const toggle = (lock: Lock) => {
    const isOn = layers.every((layer) => isLocked(layer, lock))
    edit((doc) =>
      writeValue(doc, layers, 'lock', (layer) => {
        const others = ((readValue(doc, layer, 'lock') as readonly string[] | null) ?? []).filter(
          (one) => one !== lock,
        )
        const next = isOn ? others : [...others, lock]
        return next.length === 0 ? null : next
      }),
    )
  }
  return (
    <FieldGroup title={t`잠금`}>
      {!isReadOnly && (
        <div className={styles.locks}>
          {locks.map((lock) => {
            const isOn = commonOf(layers, (layer) => isLocked(layer, lock))
            return (
              <button
                key={lock}
                type="button"
                className={styles.lock}
                aria-pressed={isOn === mixed ? 'mixed' : isOn}
                onClick={() => toggle(lock)}
              >
                <Icon of={isOn === true ? LockKeyhole : LockKeyholeOpen} size="small" />
                {words[lock]}
              </button>
            )
          })}
        </div>
      )}
      <Text tone="soft" size="small">
        <Allowed locked={locked} what={what} />
      </Text>
    </FieldGroup>
  )
}

function Allowed({ locked, what }: { locked: readonly boolean[] | typeof mixed; what: string }) {
  const { t } = useLingui()
  if (locked === mixed) return t`레이어마다 잠근 것이 달라요`
  const [place = false, style = false, content = false] = locked
  if (place && style && content) return t`잠금을 풀어야 바꿀 수 있어요`
  if (place && style) return t`${what}만 바꿀 수 있어요`
  if (place && content) return t`자리와 ${what}만 그대로 두고 꾸밀 수 있어요`
  if (style && content) return t`모양과 ${what}만 그대로 두고 옮길 수 있어요`
  if (place) return t`자리는 그대로 두고 꾸미거나 ${what}도 바꿀 수 있어요`
  if (style) return t`모양은 그대로 두고 옮기거나 ${what}도 바꿀 수 있어요`
  if (content) return t`${what}만 그대로 두고 옮기거나 꾸밀 수 있어요`
  return t`모두 바꿀 수 있어요`
}

function contentOf(layers: readonly Layer[]): 'text' | 'picture' | 'other' {
  if (layers.every(hasLetters)) return 'text'
  return layers.every(({ type }) => type === 'image' || type === 'logo') ? 'picture' : 'other'
}
