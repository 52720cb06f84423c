import { useLingui } from '@lingui/react/macro'
import type { Layer } from '#scene/body/body.ts'
import { textLayer } from '../panels/insert/text-layer.ts'
import { useInsert } from '../panels/insert/useInsert.ts'
import { shapeLayer } from '../panels/shapes/shape-layers.ts'
import { useShapeWords } from '../panels/shapes/useShapeWords.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import type { Scope } from '../scope/useScope.ts'
import { focusCanvas } from '../state/focus-canvas.ts'
import { toolFacts as facts } from './tool-facts.ts'

/** Puts a text or a shape in the middle of what is seen of the page. */
export function useToolActions({ body, isReadOnly }: Scope): readonly EditorAction[] {
  const { t } = useLingui()
  const insert = useInsert()
  const words = useShapeWords()
  if (isReadOnly) return []
  // The next letters are for the text, and the next arrows for the shape, wherever the key was pressed.
  const put = (layer: Layer) => {
    if (insert([layer])) focusCanvas()
  }
  const shape = (kind: 'rect' | 'ellipse' | 'line'): EditorAction => ({
    ...facts[kind],
    group: 'tool',
    run: () => put(shapeLayer(body, kind, words[kind])),
  })
  const text: EditorAction = {
    ...facts.text,
    group: 'tool',
    run: () => put(textLayer(body, 'subheading', t`글을 적어 주세요`)),
  }
  return [text, shape('rect'), shape('ellipse'), shape('line')]
}
