export default { testEnvironment: 'jsdom', testMatch: ['**/*.test.mjs'], transform: {} };
