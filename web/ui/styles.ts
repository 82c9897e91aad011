/**
 * All styles of the storefront's first load. Mantine's are taken a component at a time, in its own order
 * (a component's parts before it): whole they are five times as large. Components that are loaded when used
 * import their own beside them.
 */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import './fonts.css';
import './base.css';
