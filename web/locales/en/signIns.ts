export default {
  title: 'Sign-in through others',
  used: 'last used {day}',
  remove: 'Remove',
  ask: 'Remove the sign-in through {name}?',
  askText: 'You can no longer sign in through {name}, and are signed out on other devices.',
  keep: 'Keep it',
  removed: 'The sign-in through {name} was removed',
  askTextStaff: 'The customer can no longer sign in through {name}, and is signed out everywhere.',
} as const;
