/** The last script of every document. */
import { keepPreHydrationInput } from './pre-hydration-input.ts';

keepPreHydrationInput(window);
