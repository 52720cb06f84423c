/** Shapes, colours, texts and filters. Other elements and attributes of SVG are removed. */
export const allowedElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc switch view
   path rect circle ellipse line polyline polygon
   text tspan textPath image style
   linearGradient radialGradient stop pattern clipPath mask marker
   filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
   feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
)

export const allowedAttributes: ReadonlySet<string> = new Set(
  `id class style lang tabindex role aria-label aria-hidden version
   x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate textLength lengthAdjust
   viewBox preserveAspectRatio transform gradientTransform patternTransform gradientUnits patternUnits
   patternContentUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits mask-type
   markerUnits markerWidth markerHeight refX refY orient startOffset method spacing side
   filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation radius order
   kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
   specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ
   scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope
   intercept amplitude exponent
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
   clip clip-path clip-rule mask filter marker-start marker-mid marker-end paint-order vector-effect
   stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation
   color-interpolation-filters shape-rendering text-rendering image-rendering enable-background
   mix-blend-mode isolation
   font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
   word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction
   unicode-bidi writing-mode kerning`.split(/\s+/),
)
