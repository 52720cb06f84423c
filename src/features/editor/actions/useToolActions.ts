import { useLingui } from '@lingui/react/macro'
import { textLayer } from '../panels/insert/text-layer.ts'
import { useInsert } from '../panels/insert/useInsert.ts'
import { shapeLayer } from '../panels/shapes/shape-layers.ts'
import { useShapeWords } from '../panels/shapes/useShapeWords.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import type { Scope } from '../scope/useScope.ts'
import { toolFacts as facts } from './tool-facts.ts'

/** Puts a text or a shape in the middle of what is seen of the page. */
export function useToolActions({ body, isReadOnly }: Scope): readonly EditorAction[] {
  const { t } = useLingui()
  const insert = useInsert()
  const words = useShapeWords()
  if (isReadOnly) return []
  const shape = (kind: 'rect' | 'ellipse' | 'line'): EditorAction => ({
    ...facts[kind],
    group: 'tool',
    run: () => void insert([shapeLayer(body, kind, words[kind])]),
  })
  const text: EditorAction = {
    ...facts.text,
    group: 'tool',
    run: () => void insert([textLayer(body, 'subheading', t`글을 적어 주세요`)]),
  }
  return [text, shape('rect'), shape('ellipse'), shape('line')]
}
