import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { openPersona, openPersonaOf } from '#kits/screen/open-persona.ts'
import { strategy } from '#model/documents/strategy.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { DeletedItemNotice } from '../list-items/DeletedItemNotice.tsx'
import { deletedExcerpt } from '../list-items/deleted-excerpt.ts'
import { RowMenu } from '../list-items/RowMenu.tsx'
import { useDeletedItem } from '../list-items/useDeletedItem.ts'
import { useListProblem } from '../list-items/useListProblem.ts'
import { type NewPersona, NoPersona } from './NoPersona.tsx'
import { PersonaSwitcher } from './PersonaSwitcher.tsx'
import styles from './Personas.module.css'
import { PersonaTexts } from './PersonaTexts.tsx'

const { personas } = strategy.positioning

/** One of the three steps has much that the others do not need. */
export const PersonaWho = lazyComponent(async () => {
  const { PersonaWho: Part } = await import('./PersonaWho.tsx')
  return { default: Part }
})

type Persona = ReturnType<typeof personas.read>[number]

/** Up to five personas, one shown at a time; the same one across the three steps. */
export default function Personas({ step, words }: QuestionProps) {
  const { t } = useLingui()
  const { items, add, move, remove, isFull, isOver } = useList(personas)
  const { brand, undo, isEditable } = useDocument()
  const offer = useDeletedItem(personas, items)
  const lock = useReadOnlyReason()
  const problem = useListProblem(personas.path)
  const [chosen, choose] = useChosen(brand)
  const [freshKey, setFreshKey] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const isBlocked = lock !== null || !isEditable
  const { atMost } = personas
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === chosen),
  )
  // While the deleted persona stays selected, the offer to restore it is shown instead of another persona.
  const isOfferShown = offer.deleted !== null && offer.deleted.item.key === chosen
  const persona = isOfferShown ? undefined : items[index]
  const firstKey = items[0]?.key
  // Stores which persona is shown where none was chosen, so that its deletion by another member is noticed.
  useEffect(() => {
    if (chosen === null && firstKey !== undefined) choose(firstKey)
  }, [chosen, choose, firstKey])
  const nameOf = ({ key, name }: Persona) => {
    const number = items.findIndex((item) => item.key === key) + 1
    return name?.trim() || t`이름 없는 사람 ${number || ''}`.trim()
  }
  const full = isFull() ? t`${atMost}명까지 그릴 수 있어요` : undefined

  function begin(item: NewPersona): void {
    const key = add(item)
    if (key === null) return
    choose(key)
    setFreshKey(key)
  }
  function drop(item: Persona): void {
    const name = nameOf(item)
    const next = items[index + 1] ?? items[index - 1]
    offer.expectRemoval(item.key)
    remove(item.key)
    if (next) choose(next.key)
    showToast({
      tone: 'success',
      text: t`지웠어요: ${name}`,
      action: {
        label: t`실행 취소`,
        onPress: () => {
          undo()
          choose(item.key)
        },
      },
    })
  }

  return (
    <div className={styles.personas}>
      {items.length > 0 && (
        <PersonaSwitcher
          people={items.map((item) => ({ key: item.key, name: nameOf(item) }))}
          current={persona?.key ?? null}
          atMost={atMost}
          onChoose={(key) => {
            choose(key)
            setFreshKey(null)
          }}
          onAdd={isBlocked ? undefined : () => begin({})}
          full={full}
        />
      )}
      {offer.deleted && (
        <DeletedItemNotice
          name={nameOf(offer.deleted.item)}
          excerpt={deletedExcerpt(textsOf(offer.deleted.item))}
          blocked={full && t`${atMost}명이 모두 차 있어요. 한 명을 지우면 되살릴 수 있어요.`}
          onRestore={offer.restore}
          onDismiss={offer.dismiss}
        />
      )}
      {isOver() && (
        <Text tone="soft" size="small">
          <Trans>
            함께 적다 보니 {atMost}명을 넘었어요. 지워지지는 않지만 초과로 표시된 사람은 서버에 저장되지
            않아요.
          </Trans>
        </Text>
      )}
      {problem !== null && (
        <Text tone="danger" size="small">
          {problem}
        </Text>
      )}
      {items.length === 0 && !offer.deleted && (
        <NoPersona isBlocked={isBlocked} lock={lock} onBegin={(item) => begin(item)} />
      )}
      {persona && (
        <section key={persona.key} aria-label={nameOf(persona)} {...offer.watch(persona.key)}>
          <header className={styles.head}>
            <h2>{nameOf(persona)}</h2>
            {index >= atMost && (
              <Tag tone="warning">
                <Trans>초과</Trans>
              </Tag>
            )}
            {!isBlocked && (
              <RowMenu
                name={nameOf(persona)}
                index={index}
                count={items.length}
                onMove={(_from, to) => {
                  move(persona.key, to)
                  const name = nameOf(persona)
                  const count = items.length
                  const position = to + 1
                  setSpoken(t`${name}: ${count}명 중 ${position}번째`)
                }}
                onRemove={() => drop(persona)}
              />
            )}
          </header>
          {step.path.endsWith('/who') ? (
            <Suspense>
              <PersonaWho itemKey={persona.key} words={words} takesFocus={persona.key === freshKey} />
            </Suspense>
          ) : (
            <PersonaTexts step={step} itemKey={persona.key} words={words} />
          )}
        </section>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Key of the chosen persona (from the URL's hash, else from the previous step), and a function to choose. */
function useChosen(brand: ReturnType<typeof useDocument>['brand']) {
  const hash = useLocation({ select: (location) => decodeURIComponent(location.hash) })
  const named = hash.startsWith(`${personas.path}/`) ? (hash.split('/')[1] ?? null) : null
  const [chosen, setChosen] = useState(named ?? openPersonaOf(brand))
  const [seen, setSeen] = useState(hash)
  if (seen !== hash) {
    setSeen(hash)
    if (named !== null) setChosen(named)
  }
  useEffect(() => {
    if (chosen !== null) openPersona(brand, chosen)
  }, [brand, chosen])
  return [chosen, setChosen] as const
}

function textsOf({ goal, discomfort, needs, issue }: Persona): string[] {
  return [goal, discomfort, needs, issue]
}
