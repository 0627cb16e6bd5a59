// Colours are written in styles/tokens.css and games/GAME/colours.css only; everything else names a token.
const NAMED = "/(^|[\\s,(])(#[0-9a-f]{3,8}|rgba?\\(\\s*\\d|hsla?\\(|hwb\\(|oklch\\()/i";

export default {
  extends: ["stylelint-config-standard"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["**/*.svelte", "**/base.css", "**/gallery.css"],
      rules: {
        "color-no-hex": true,
        "color-named": "never",
        "declaration-property-value-disallowed-list": { "/.*/": [NAMED] },
        "declaration-no-important": true,
      },
    },
  ],
  rules: {
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--/"] }],
    "no-descending-specificity": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "color-hex-length": "long",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
