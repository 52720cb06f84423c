import { useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Circle from 'lucide-react/icons/circle'
import CircleUser from 'lucide-react/icons/circle-user'
import Hexagon from 'lucide-react/icons/hexagon'
import ImageIcon from 'lucide-react/icons/image'
import Minus from 'lucide-react/icons/minus'
import Square from 'lucide-react/icons/square'
import Squircle from 'lucide-react/icons/squircle'
import Star from 'lucide-react/icons/star'
import Triangle from 'lucide-react/icons/triangle'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { useInsert } from '../insert/useInsert.ts'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Shapes.module.css'
import { type ShapeKind, shapeKinds, shapeLayer } from './shape-layers.ts'
import { useShapeWords } from './useShapeWords.ts'

const icons = {
  rect: Square,
  rounded: Squircle,
  ellipse: Circle,
  line: Minus,
  arrow: ArrowRight,
  triangle: Triangle,
  polygon: Hexagon,
  star: Star,
  frame: ImageIcon,
  roundFrame: CircleUser,
} satisfies Record<ShapeKind, typeof Square>

/** Plain shapes, lines and frames for pictures. */
export function ShapeList() {
  const { t } = useLingui()
  const { body } = useShown()
  const words = useShapeWords()
  const insert = useInsert()
  return (
    <RovingGrid label={t`도형`} className={styles.shapes}>
      {shapeKinds.map((kind) => {
        const make = () => [shapeLayer(body, kind, words[kind])]
        return (
          <InsertButton
            key={kind}
            className={styles.shape}
            onPress={() => insert(make())}
            onPlace={(point) => insert(make(), point)}
          >
            <Icon of={icons[kind]} size="large" />
            {words[kind]}
          </InsertButton>
        )
      })}
    </RovingGrid>
  )
}
