import BookOpen from 'lucide-react/icons/book-open'
import Brush from 'lucide-react/icons/brush'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Languages from 'lucide-react/icons/languages'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Move from 'lucide-react/icons/move'
import PenLine from 'lucide-react/icons/pen-line'
import PenTool from 'lucide-react/icons/pen-tool'
import Shapes from 'lucide-react/icons/shapes'
import Store from 'lucide-react/icons/store'
import SwatchBook from 'lucide-react/icons/swatch-book'
import Trash2 from 'lucide-react/icons/trash-2'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import WandSparkles from 'lucide-react/icons/wand-sparkles'

/**
 * Icons of menu entries, by the name that a route gives. They are not in the routes, because those are in the
 * first file of every screen, and the menu is loaded after its content.
 */
export const menuIcons = {
  account: UserCog,
  book: BookOpen,
  brush: Brush,
  coins: Coins,
  company: Building2,
  design: PenTool,
  document: FileText,
  drive: Folder,
  history: History,
  home: House,
  languages: Languages,
  market: Store,
  payment: CreditCard,
  pen: PenLine,
  planner: Calendar,
  position: Move,
  profile: IdCard,
  shapes: Shapes,
  swatches: SwatchBook,
  team: Users,
  template: LayoutTemplate,
  trash: Trash2,
  voice: MessageSquareQuote,
  wand: WandSparkles,
}

export type MenuIcon = keyof typeof menuIcons
