import Circle from 'lucide-react/icons/circle'
import Group from 'lucide-react/icons/group'
import Hexagon from 'lucide-react/icons/hexagon'
import ImageIcon from 'lucide-react/icons/image'
import Minus from 'lucide-react/icons/minus'
import Spline from 'lucide-react/icons/spline'
import Square from 'lucide-react/icons/square'
import Stamp from 'lucide-react/icons/stamp'
import Star from 'lucide-react/icons/star'
import TableProperties from 'lucide-react/icons/table-properties'
import Type from 'lucide-react/icons/type'
import type { Layer } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'

const shapes = { rect: Square, ellipse: Circle, line: Minus, polygon: Hexagon, star: Star }
const types = {
  text: Type,
  table: TableProperties,
  path: Spline,
  image: ImageIcon,
  logo: Stamp,
  group: Group,
}

/** What kind of layer it is. */
export function LayerIcon({ layer }: { layer: Layer }) {
  return <Icon of={layer.type === 'shape' ? shapes[layer.shape] : types[layer.type]} size="small" />
}
