const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Shapes, colours, texts, pictures and filters. Other elements of SVG are removed, and `a` alone keeps what is in it. */
export const keptElements = words(`
   svg g defs symbol use title desc switch view
   path rect circle ellipse line polyline polygon
   text tspan textPath image
   linearGradient radialGradient stop pattern clipPath mask marker
   filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
   feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Elements whose content is drawn by a reference alone. */
export const unseenContainers = words(
  'defs symbol clipPath mask marker pattern linearGradient radialGradient filter title desc',
)

export const drawnElements = words('path rect circle ellipse line polyline polygon text image use')

/**
 * Elements that are removed and that a browser draws, moves or loads in a page, though a picture of the drawing may look the
 * same without them: the person is told of each.
 */
export const missedElements = words(
  'foreignObject animate animateTransform animateMotion animateColor set video audio iframe canvas image use feImage',
)

/** Attributes with texts, names and numbers, which CSS does not read. */
export const plainAttributes = words(`
   id class lang tabindex role aria-label aria-hidden version
   x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate textLength lengthAdjust
   viewBox preserveAspectRatio transform gradientTransform patternTransform gradientUnits patternUnits
   patternContentUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits
   markerUnits markerWidth markerHeight refX refY orient startOffset method spacing side
   filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation radius order
   kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
   specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ
   scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope
   intercept amplitude exponent systemLanguage requiredExtensions requiredFeatures`)

/** Properties that are attributes as well. */
export const presentationAttributes = words(`
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
   clip clip-path clip-rule mask filter marker-start marker-mid marker-end paint-order vector-effect
   stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation
   color-interpolation-filters shape-rendering text-rendering image-rendering enable-background
   mask-type mix-blend-mode isolation transform-origin
   font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
   word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction
   unicode-bidi writing-mode kerning`)

/** Properties of a style that are kept: those, and what a style alone can say. */
export const keptProperties = new Set([
  ...presentationAttributes,
  ...words(`
   transform transform-box x y cx cy r rx ry width height d marker font line-height white-space
   background background-color text-decoration-line text-decoration-color font-kerning font-feature-settings
   font-variation-settings font-variant-ligatures font-variant-caps font-variant-numeric text-orientation
   glyph-orientation-vertical mask-image clip-rule object-fit`),
])
