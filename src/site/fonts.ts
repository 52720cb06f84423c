// Built to a style sheet of its own: its hundred `@font-face` rules are larger than all other styles of the site.
import '#ui/fonts.css'
