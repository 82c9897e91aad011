/** The last script of every document. */
import { beginAfterPaint } from './begin-after-paint.ts';
import { keepPreHydrationInput } from './pre-hydration-input.ts';

keepPreHydrationInput(window);
beginAfterPaint(window);
