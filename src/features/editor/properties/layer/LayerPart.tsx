import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Layer, Role } from '#scene/body/body.ts'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ChoiceProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup, Said, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { writeValue } from '../fields/layer-values.ts'
import { useRoleWords } from './useRoleWords.ts'

const noRole = 'none'

/** Its name in lists, and what it is for: by that it finds its place in another form. */
export function LayerPart({ layers }: { layers: readonly Layer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const roles = useRoleWords()
  const [only, ...others] = layers
  return (
    <FieldGroup title={t`레이어`}>
      {only && others.length === 0 && (
        <WordsProperty
          key={only.id}
          label={t`레이어 이름`}
          value={only.name ?? ''}
          atMost={200}
          onCommit={(name) => edit((doc) => writeValue(doc, [only], 'name', () => name || null))}
        />
      )}
      <ChoiceProperty<Role | typeof noRole>
        label={t`역할`}
        options={[
          { value: noRole, label: t`역할 없음` },
          ...Object.entries(roles).map(([value, label]) => ({ value: value as Role, label })),
        ]}
        value={commonOf(layers, ({ role }) => role ?? noRole)}
        onChoose={(role) =>
          edit((doc) => writeValue(doc, layers, 'role', () => (role === noRole ? null : role)))
        }
      />
    </FieldGroup>
  )
}

interface WordsProps {
  label: string
  value: string
  /** UTF-16 units. */
  atMost: number
  onCommit: (words: string) => void
}

/** One line of words, committed by Enter and by leaving the field. */
export function WordsProperty({ label, value, atMost, onCommit }: WordsProps) {
  const isReadOnly = useIsReadOnly()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const words = typed?.trim()
    setTyped(null)
    if (words !== undefined && words !== value) onCommit(words)
  }
  if (isReadOnly) return <Said label={label}>{value}</Said>
  return (
    <Form onSubmit={commit} onEscape={() => setTyped(null)}>
      <TextField label={label} maxLength={atMost} value={typed ?? value} onText={setTyped} onBlur={commit} />
    </Form>
  )
}
